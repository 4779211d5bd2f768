import { naturalOrder } from "../order/natural-order.ts";

/** What two sides share, and what each alone has: the latter stays in the coverage table. */
export interface CommonSubset {
  readonly common: readonly string[];
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
}

/**
 * The models, or the tasks, that both sides ran. A comparison uses only these and names what it leaves
 * out (measurement.md 5). Each list is in natural order, without repeats.
 *
 * @example
 * commonSubset(["t2", "t10"], ["t10", "t3"]); // { common: ["t10"], onlyA: ["t2"], onlyB: ["t3"] }
 */
export function commonSubset(a: Iterable<string>, b: Iterable<string>): CommonSubset {
  const [left, right] = [new Set(a), new Set(b)];
  const ordered = [...left].toSorted(naturalOrder);
  return {
    common: ordered.filter((id) => right.has(id)),
    onlyA: ordered.filter((id) => !right.has(id)),
    onlyB: [...right].filter((id) => !left.has(id)).toSorted(naturalOrder),
  };
}
