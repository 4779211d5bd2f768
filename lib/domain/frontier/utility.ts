import { checkedInterval, type Interval } from "../numbers/interval.ts";

/**
 * lambda* = dp / dc: the price of a score point, in score per USD, at which two rows are equally
 * useful under p - lambda * c (measurement.md 7). Null where no such price exists: the better row is
 * not the dearer one.
 *
 * @param scoreGain dp, how much better the dearer row is, 0..1
 * @param extraCostUsd dc, how much dearer it is
 * @throws RangeError if an argument is not a number
 * @example
 * indifferencePoint(0.08, 40 - 30); // 0.008
 */
export function indifferencePoint(scoreGain: number, extraCostUsd: number): number | null {
  if (Number.isNaN(scoreGain + extraCostUsd)) throw new RangeError("a difference is not a number");
  return scoreGain > 0 && extraCostUsd > 0 ? scoreGain / extraCostUsd : null;
}

/**
 * The indifference price when both differences are ranges: [min(Lp/Uc, Lp/Lc), max(Up/Lc, Up/Uc)].
 * Null unless the extra cost is certainly above zero.
 *
 * @throws RangeError if either is no interval
 * @example
 * indifferenceInterval({ low: 0.02, high: 0.08 }, { low: 10, high: 40 }); // { low: 0.0005, high: 0.008 }
 */
export function indifferenceInterval(scoreGain: Interval, extraCostUsd: Interval): Interval | null {
  const [gain, cost] = [checkedInterval(scoreGain), checkedInterval(extraCostUsd)];
  if (cost.low <= 0) return null;
  return {
    low: Math.min(gain.low / cost.high, gain.low / cost.low),
    high: Math.max(gain.high / cost.low, gain.high / cost.high),
  };
}

/**
 * Bounds on the difference of utility at one price: [Lp - lambda * Uc, Up - lambda * Lc]. Where they
 * contain 0 the choice depends on measurements nobody has verified.
 *
 * @param scorePerUsd lambda, zero or above
 * @throws RangeError if either is no interval, or the price is negative or not finite
 * @example
 * utilityDifference({ low: 0.08, high: 0.08 }, { low: 10, high: 10 }, 0.008); // { low: 0, high: 0 }
 */
export function utilityDifference(
  scoreGain: Interval,
  extraCostUsd: Interval,
  scorePerUsd: number,
): Interval {
  const [gain, cost] = [checkedInterval(scoreGain), checkedInterval(extraCostUsd)];
  if (!(scorePerUsd >= 0 && Number.isFinite(scorePerUsd))) {
    throw new RangeError(`${scorePerUsd} is no price`);
  }
  return { low: gain.low - scorePerUsd * cost.high, high: gain.high - scorePerUsd * cost.low };
}
