/** The number in `edition:N`, the name of a side of a diff; null for any other text. */
export function editionNumber(side: string): number | null {
  const digits = /^edition:([1-9]\d{0,8})$/.exec(side)?.[1];
  return digits === undefined ? null : Number(digits);
}
