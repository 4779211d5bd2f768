import type { Interval } from "../numbers/interval.ts";

/** Far below any difference that counts of episodes can make, far above what adding decimals leaves behind. */
const noise = 1e-12;

/**
 * A difference whose ends are 0 where they differ from it only by the noise of adding fractions in another order: a tie
 * stays a tie.
 *
 * @example
 * withoutNoise({ low: -5.5e-17, high: 0.25 }); // { low: 0, high: 0.25 }
 */
export function withoutNoise({ low, high }: Interval): Interval {
  return { low: settled(low), high: settled(high) };
}

function settled(end: number): number {
  return Math.abs(end) < noise ? 0 : end;
}
