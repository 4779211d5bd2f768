import type { Comparison } from "../compare/comparison.ts";

/** A place that tied rows share: 1, 2, 2, 4. */
export interface SharedRank {
  readonly rank: number;
  readonly tied: boolean;
}

/**
 * Competition ranks, highest first: a row's rank is 1 + the rows above it. Answers stand in the order
 * of the values. The comparison must be exact, or ties are lost to rounding.
 *
 * @example
 * sharedRanks(["27.32", "30.15", "27.320", "26"], compareDecimals).map(({ rank }) => rank); // [2, 1, 2, 4]
 */
export function sharedRanks<T>(
  values: readonly T[],
  compare: Comparison<T>,
): readonly SharedRank[] {
  const ranks = new Map<number, SharedRank>();
  const places = [...values.entries()].toSorted(([, a], [, b]) => compare(b, a));
  for (const group of tiedGroups(places, compare)) {
    const rank = ranks.size + 1;
    for (const index of group) ranks.set(index, { rank, tied: group.length > 1 });
  }
  return [...ranks].toSorted(([a], [b]) => a - b).map(([, rank]) => rank);
}

/** Indexes of the values, one group for each distinct value, in the order given. */
function tiedGroups<T>(
  places: readonly (readonly [index: number, value: T])[],
  compare: Comparison<T>,
): readonly (readonly number[])[] {
  const groups: { readonly value: T; readonly indexes: number[] }[] = [];
  for (const [index, value] of places) {
    const last = groups.at(-1);
    if (last !== undefined && compare(last.value, value) === 0) last.indexes.push(index);
    else groups.push({ value, indexes: [index] });
  }
  return groups.map(({ indexes }) => indexes);
}
