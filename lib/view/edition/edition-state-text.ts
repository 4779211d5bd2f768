import { counted } from "../words/format.ts";

interface Difference {
  readonly rowsAdded: number;
  readonly rowsRemoved: number;
  readonly rowsChanged: number;
  readonly correctionsAdded: number;
  readonly isOtherRuler: boolean;
}

/** How a board stands to its last edition: `as edition 2`, `differs from edition 2: 1 row added`. */
export function editionStateText(number: number, difference: Difference | null): string {
  if (difference === null) return `as edition ${number}`;
  const { rowsAdded, rowsRemoved, rowsChanged, correctionsAdded, isOtherRuler } = difference;
  const parts = [
    rowsAdded === 0 ? null : `${counted(rowsAdded, "row")} added`,
    rowsRemoved === 0 ? null : `${counted(rowsRemoved, "row")} removed`,
    rowsChanged === 0 ? null : `${counted(rowsChanged, "row")} changed`,
    correctionsAdded === 0 ? null : `${counted(correctionsAdded, "correction")} added`,
    isOtherRuler ? "ranked by another ruler" : null,
  ].filter((part) => part !== null);
  const what = parts.length === 0 ? "" : `: ${parts.join(", ")}`;
  return `differs from edition ${number}${what}`;
}
