import { checkedInterval, type Interval } from "../numbers/interval.ts";

/**
 * Bounds on A - B: [lowA - highB, highA - lowB] (measurement.md 3).
 *
 * @throws RangeError if either is no interval
 * @example
 * differenceInterval({ low: 0.3, high: 0.8 }, { low: 0.43, high: 0.45 }); // about [-0.15, 0.37]
 */
export function differenceInterval(a: Interval, b: Interval): Interval {
  const [left, right] = [checkedInterval(a), checkedInterval(b)];
  return { low: left.low - right.high, high: left.high - right.low };
}

/**
 * Whether a difference settles an order: it does not while it contains 0.
 *
 * @example
 * orderIdentified({ low: -0.15, high: 0.37 }); // false
 */
export function orderIdentified(difference: Interval): boolean {
  return difference.low > 0 || difference.high < 0;
}
