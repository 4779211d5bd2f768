import { columnDecimals, figureDecimals } from "./figure-precision.ts";
import { type ChangedRow, type OrderChanges, orderChanges } from "./order-changes.ts";
import {
  largestCount,
  type PossibleCount,
  possiblePasses,
  type RoundedFigure,
} from "./possible-counts.ts";

/** A figure that no count of the whole task set's episodes rounds to. */
export interface SmallerDenominator {
  readonly id: string;
  readonly side: "before" | "after";
  /** As archived. */
  readonly figure: string;
  /** The count of the most episodes that gives the figure; null when none or several do. */
  readonly largest: PossibleCount | null;
}

/** What figures without episodes say of their denominators. */
export interface OneDenominator {
  /** Of the whole task set: tasks times trials. */
  readonly episodes: number;
  readonly smaller: readonly SmallerDenominator[];
  /**
   * Derived, never archived: the order of the passes behind each figure, over `episodes` on both sides.
   * An episode that a figure leaves out then counts as failed.
   */
  readonly changes: OrderChanges<number>;
  /** Rows left out of `changes`: the count behind a figure is not known. */
  readonly undetermined: readonly string[];
}

/**
 * Asks of each figure whether it can be a share of all `episodes`, and compares the rows again with
 * one denominator on both sides.
 *
 * @throws RangeError if a figure is no decimal number or an id occurs twice
 */
export function oneDenominator(
  rows: readonly ChangedRow<string>[],
  { episodes, unit }: { readonly episodes: number; readonly unit: RoundedFigure["unit"] },
): OneDenominator {
  const columns = {
    before: columnDecimals(rows.map(({ before }) => before)),
    after: columnDecimals(rows.map(({ after }) => after)),
  };
  const read = (row: ChangedRow<string>, side: "before" | "after") => {
    const lexeme = row[side];
    const figure = { lexeme, unit, decimals: figureDecimals(lexeme, columns[side]) };
    const isOfAll = possiblePasses(figure, episodes).length > 0;
    return { id: row.id, side, figure: lexeme, largest: largestCount(figure, episodes), isOfAll };
  };
  const counted = rows.map((row) => [read(row, "before"), read(row, "after")] as const);
  const derived = counted.flatMap(([before, after]): ChangedRow<number>[] =>
    before.largest === null || after.largest === null
      ? []
      : [{ id: before.id, before: before.largest.passes, after: after.largest.passes }],
  );
  const known = new Set(derived.map(({ id }) => id));
  return {
    episodes,
    smaller: counted
      .flat()
      .filter(({ isOfAll }) => !isOfAll)
      .map(({ isOfAll, ...figure }) => figure),
    changes: orderChanges(derived, (a, b) => a - b),
    undetermined: rows.map(({ id }) => id).filter((id) => !known.has(id)),
  };
}
