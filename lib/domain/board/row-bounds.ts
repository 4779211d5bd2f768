import { type Fraction, fraction } from "../numbers/fraction.ts";
import type { Counts, ScoreFigures } from "../run-summary.ts";
import { unresolved } from "../score/counts.ts";
import type { Bounds } from "./rank-interval.ts";

/** A sum of scores is taken for whole within this much: the noise of dividing by N and multiplying back. */
const wholeWithin = 1e-6;

/**
 * The bounds of a board row, undivided, for ranks and ties: counts compare exactly where quotients may
 * not. Null for a row without episodes or without a plan; such a row has no bounds to rank by.
 *
 * @throws RangeError if the row has counts and a plan, but contradicts itself
 * @example
 * // 84 passes, 195 valid of 200: { low: 84/200, high: 89/200 }
 */
export function rowBounds(counts: Counts | null, score: ScoreFigures): Bounds<Fraction> | null {
  if (counts === null || score.naive === null) return null;
  const sum = score.naive * counts.planned;
  const nearest = Math.round(sum);
  const numerator = Math.abs(sum - nearest) < wholeWithin ? nearest : sum;
  return {
    low: fraction(numerator, counts.planned),
    high: fraction(numerator + unresolved(counts), counts.planned),
  };
}
