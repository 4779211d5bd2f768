import type { Comparison } from "../compare/comparison.ts";

/** The places a row can hold once every unresolved episode is resolved, one way or the other. */
export interface RankInterval {
  readonly best: number;
  readonly worst: number;
}

/** Bounds on a row's figure, as exact as its comparison: fractions, lexemes or numbers. */
export interface Bounds<T> {
  readonly low: T;
  readonly high: T;
}

/**
 * Rank intervals of rows whose highest figure is first: best is 1 + the others that are certainly
 * above (low > my high), worst is 1 + the others that may be above (high > my low). Ties share the
 * better rank. Answers stand in the order of the rows. O(n log n).
 *
 * @example
 * rankIntervals([{ low: 30, high: 80 }, { low: 43, high: 45 }], (a, b) => a - b);
 * // [{ best: 1, worst: 2 }, { best: 1, worst: 2 }]
 */
export function rankIntervals<T>(
  rows: readonly Bounds<T>[],
  compare: Comparison<T>,
): readonly RankInterval[] {
  const lows = rows.map(({ low }) => low).toSorted(compare);
  const highs = rows.map(({ high }) => high).toSorted(compare);
  return rows.map((row) => {
    const isAboveItself = compare(row.high, row.low) > 0;
    const mayBeAbove = countAbove(highs, row.low, compare);
    return {
      best: 1 + countAbove(lows, row.high, compare),
      worst: isAboveItself ? mayBeAbove : 1 + mayBeAbove,
    };
  });
}

/** How many of the ascending values lie above `limit`. */
function countAbove<T>(ascending: readonly T[], limit: T, compare: Comparison<T>): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const isAbove = ascending.slice(middle, middle + 1).some((value) => compare(value, limit) > 0);
    if (isAbove) to = middle;
    else from = middle + 1;
  }
  return ascending.length - from;
}
