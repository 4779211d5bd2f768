import { type Alignment, pairGain } from "./alignment.ts";

/** For every place in list and log: what the best reading of the rest of both is worth. */
export interface BestReadings {
  /** Row by row, with one column of zeros to the right of the log's end. */
  readonly values: Uint32Array;
  readonly width: number;
  /** Places of the list where only a copy of the reference may be read. */
  readonly copyPlaces: ReadonlySet<number>;
}

/** Cells that one alignment may take: lists of 5,000 by 5,000, in 100 MB. */
const maxCells = 5_001 * 5_002;

/** Whether list and log are short enough to compare every pair. */
export function canAlign(archivedCount: number, loggedCount: number): boolean {
  return (archivedCount + 1) * (loggedCount + 2) <= maxCells;
}

const nowhere: ReadonlySet<number> = new Set();

/**
 * Values every reading of an action list. A reading keeps both orders and says of each archived action: this
 * logged call, part of a whole copy of the reference, or unexplained; logged calls may stay without an action
 * (a second tool call of one completion is not executed). The best reading pairs most equal calls and, among
 * those, leaves least unexplained. A value is (equal calls) * (list length + 1) + (other explained actions).
 *
 * @param copyPlaces places where a copy starts and nothing else may be read
 */
export function bestReadings(alignment: Alignment, copyPlaces = nowhere): BestReadings {
  const { archived, logged } = alignment;
  const width = logged.exact.length + 2;
  const values = new Uint32Array((archived.exact.length + 1) * width);
  const best = { values, width, copyPlaces };
  for (let row = archived.exact.length - 1; row >= 0; row -= 1) fillRow(best, alignment, row);
  return best;
}

export function valueAt({ values, width }: BestReadings, row: number, column: number): number {
  return Number(values[row * width + column]);
}

function fillRow(best: BestReadings, alignment: Alignment, row: number): void {
  const { copyStarts, copyLength } = alignment;
  const { copyPlaces, values, width } = best;
  const startsCopy = copyStarts[row] === 1;
  const isCopyOnly = copyPlaces.has(row);
  for (let column = width - 2; column >= 0; column -= 1) {
    const copied = startsCopy ? valueAt(best, row + copyLength, column) + copyLength : 0;
    const other = isCopyOnly ? 0 : otherValue(best, alignment, row, column);
    values[row * width + column] = Math.max(valueAt(best, row, column + 1), copied, other);
  }
}

function otherValue(best: BestReadings, alignment: Alignment, row: number, column: number): number {
  const paired = valueAt(best, row + 1, column + 1) + pairGain(alignment, row, column);
  return Math.max(valueAt(best, row + 1, column), paired);
}
