/** What one line of the bench says: a label, then figures. */
export interface Line {
  readonly label: string;
  readonly figures: readonly string[];
}

const labelWidth = 38;
const figureWidth = 17;

/** A line with its figures under those of the lines around it. */
export function columns({ label, figures }: Line): string {
  const cells = figures.map((figure) => figure.padStart(figureWidth));
  return `  ${label.padEnd(labelWidth)}${cells.join("")}`.trimEnd();
}

/** `1.25x`. */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)}x`;
}

/** How a ratio stands to what is aimed at. */
export function aimedAt(
  ratio: number,
  aim: { readonly least: number } | { readonly most: number },
) {
  const isMet = "least" in aim ? ratio >= aim.least : ratio <= aim.most;
  const limit = "least" in aim ? `>=${aim.least}` : `<=${aim.most}`;
  return `${limit} ${isMet ? "yes" : "NO"}`;
}

/** A count with thin groups: `1 000 000`. */
export function grouped(count: number): string {
  return Math.round(count)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, " ");
}
