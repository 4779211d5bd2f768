import type { Comparison } from "../compare/comparison.ts";
import { compareCodePoints } from "../order/compare-code-points.ts";

/** One row's figure on both sides, each as stored: never as displayed. */
export interface ChangedRow<T> {
  readonly id: string;
  readonly before: T;
  readonly after: T;
}

/** Two rows, `a` before `b` in code point order of their ids. */
export interface RowPair<T> {
  readonly a: ChangedRow<T>;
  readonly b: ChangedRow<T>;
}

/** What a change of ruler did to the order of rows. Pairs share rows: they are no independent samples. */
export interface OrderChanges<T> {
  readonly rows: number;
  readonly pairs: number;
  /** The difference of the two rows changed its sign. */
  readonly reversals: readonly RowPair<T>[];
  /** The rows differed before and are equal after. */
  readonly tiesEntered: readonly RowPair<T>[];
  /** The rows were equal before and differ after. */
  readonly tiesLeft: readonly RowPair<T>[];
}

/**
 * Compares the order of the same rows under two rulers, pair by pair (measurement.md 8). Ties are
 * counted apart from reversals. Pairs stand in code point order of their ids.
 *
 * @throws RangeError if an id occurs twice
 * @example
 * orderChanges([{ id: "x", before: 1, after: 2 }, { id: "y", before: 2, after: 1 }], (a, b) => a - b);
 * // one reversal of one pair
 */
export function orderChanges<T>(
  rows: readonly ChangedRow<T>[],
  compare: Comparison<T>,
): OrderChanges<T> {
  const pairs = pairsOf(rows.toSorted((a, b) => compareCodePoints(a.id, b.id))).map((pair) => ({
    pair,
    before: Math.sign(compare(pair.a.before, pair.b.before)),
    after: Math.sign(compare(pair.a.after, pair.b.after)),
  }));
  const changed = pairs.filter(({ before, after }) => before !== after);
  return {
    rows: rows.length,
    pairs: pairs.length,
    reversals: changed.filter((p) => p.before !== 0 && p.after !== 0).map(({ pair }) => pair),
    tiesEntered: changed.filter(({ after }) => after === 0).map(({ pair }) => pair),
    tiesLeft: changed.filter(({ before }) => before === 0).map(({ pair }) => pair),
  };
}

function pairsOf<T>(rows: readonly ChangedRow<T>[]): readonly RowPair<T>[] {
  return rows.flatMap((a, index) =>
    rows.slice(index + 1).map((b) => {
      if (a.id === b.id) throw new RangeError(`two rows are named ${a.id}`);
      return { a, b };
    }),
  );
}
