/** A closed range of values that the facts at hand do not rule out. It is no sampling interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Hands an interval on after checking that it is one.
 *
 * @throws RangeError if an end is not a number or the ends are crossed
 * @example
 * checkedInterval({ low: 0.42, high: 0.445 }); // { low: 0.42, high: 0.445 }
 */
export function checkedInterval(interval: Interval): Interval {
  if (!(interval.low <= interval.high)) {
    throw new RangeError(`no interval runs from ${interval.low} to ${interval.high}`);
  }
  return interval;
}
