import type { Interval } from "../numbers/interval.ts";
import { differenceInterval } from "./difference.ts";

/** One stratum with its weight, declared in advance, and both sides' scores where they exist. */
export interface Stratum {
  readonly name: string;
  readonly weight: number;
  readonly a: Interval | null;
  readonly b: Interval | null;
}

/** The difference, or the strata that one side lacks: their weight is never given to others silently. */
export type PostStratified =
  | { readonly kind: "difference"; readonly difference: Interval }
  | { readonly kind: "strata_absent"; readonly names: readonly string[] };

const sumsToOneWithin = 1e-9;

/**
 * Sum over strata of w_k * (A_k - B_k), with bounds (measurement.md 5).
 *
 * @throws RangeError if there is no stratum, a weight is negative, or the weights do not sum to 1
 * @example
 * // weights 0.25 and 0.75, differences 0.2 and -0.1: -0.025
 */
export function postStratifiedDifference(strata: readonly Stratum[]): PostStratified {
  const total = strata.reduce((sum, { weight }) => sum + weight, 0);
  const isWeighted = strata.every(({ weight }) => weight >= 0);
  if (!(isWeighted && Math.abs(total - 1) < sumsToOneWithin)) {
    throw new RangeError(`weights must be declared and sum to 1, not to ${total}`);
  }
  const absent: string[] = [];
  let [low, high] = [0, 0];
  for (const { name, weight, a, b } of strata) {
    if (a === null || b === null) {
      absent.push(name);
      continue;
    }
    const difference = differenceInterval(a, b);
    low += weight * difference.low;
    high += weight * difference.high;
  }
  if (absent.length > 0) return { kind: "strata_absent", names: absent };
  return { kind: "difference", difference: { low, high } };
}
