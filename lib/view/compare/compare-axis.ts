import type { Interval } from "#lib/domain/numbers/interval.ts";

/** An axis of differences with 0 in its middle. */
export interface DifferenceAxis {
  /** Its end, as a share of 1. */
  readonly reach: number;
  /** `50`, in points. */
  readonly end: string;
}

const reaches = [0.05, 0.1, 0.25, 0.5, 1] as const;

/** The shortest axis on which every difference has its place. */
export function differenceAxis(differences: readonly Interval[]): DifferenceAxis {
  const farthest = Math.max(0, ...differences.flatMap(({ low, high }) => [-low, high]));
  const reach = reaches.find((one) => one >= farthest) ?? 1;
  return { reach, end: String(reach * 100) };
}

/** Where an interval lies on an axis, as shares of its length from the left. */
export function placeOnAxis({ low, high }: Interval, { reach }: DifferenceAxis) {
  return { start: (low + reach) / (2 * reach), length: (high - low) / (2 * reach) };
}
