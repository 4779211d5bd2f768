/** How `measure-page.mjs` is told what a row of a board is, what sorts it and what opens it. */
export function measureCommand(address: string): string {
  const selectors = [
    "--rows 'tbody tr[id]'",
    "--sort 'thead th[aria-sort] a'",
    "--details 'tbody th[scope=row] a[aria-expanded]'",
  ];
  return `node measure-page.mjs ${address} ${selectors.join(" ")} --summary`;
}
