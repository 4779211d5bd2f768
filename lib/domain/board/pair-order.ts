import { compareFractions } from "../numbers/compare-fractions.ts";
import type { Fraction } from "../numbers/fraction.ts";
import type { Bounds } from "./rank-interval.ts";

/** How two rows of one ruler stand to each other, whatever becomes of their unresolved episodes. */
export const pairOrders = ["above", "below", "tied", "open"] as const;
export type PairOrder = (typeof pairOrders)[number];

/**
 * The order of a pair from its identification bounds alone: `above` when the row's low end exceeds the other's high
 * end, `below` the other way round, `tied` when both are fully scored and equal, else `open`: not identified.
 *
 * @example
 * pairOrder({ low: fraction(30, 100), high: fraction(80, 100) }, { low: fraction(43, 100), high: fraction(45, 100) });
 * // "open"
 */
export function pairOrder(row: Bounds<Fraction>, other: Bounds<Fraction>): PairOrder {
  if (compareFractions(row.low, other.high) > 0) return "above";
  if (compareFractions(row.high, other.low) < 0) return "below";
  const low = compareFractions(row.low, other.low);
  const width = compareFractions(row.high, row.low) + compareFractions(other.high, other.low);
  return low === 0 && width === 0 ? "tied" : "open";
}
