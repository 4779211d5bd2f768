import type { Outcome } from "../score/score-status.ts";

/** The declared range of a benchmark's scores and the value from which an episode counts as passed. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly threshold: number;
}

/** The scale of a benchmark that knows only pass and fail. */
export const binaryScale: Scale = { low: 0, high: 1, threshold: 1 };

/** How far below the threshold a value may lie and still pass (decimal noise of archives). */
export const thresholdTolerance = 1e-6;

/**
 * What a valid value means: pass at or above the threshold (less 1e-6), fail at the bottom of the range, else partial.
 *
 * @throws RangeError if the value lies outside the scale
 * @example
 * outcomeOf(1, binaryScale); // "pass"
 */
export function outcomeOf(value: number, scale: Scale): Outcome {
  if (!(value >= scale.low && value <= scale.high)) {
    throw new RangeError(`value ${value} is outside the scale ${scale.low} to ${scale.high}`);
  }
  if (value >= scale.threshold - thresholdTolerance) return "pass";
  return value === scale.low ? "fail" : "partial";
}

/** A value's place in its scale, from 0 to 1. */
export function scaled(value: number, scale: Scale): number {
  return (value - scale.low) / (scale.high - scale.low);
}
