import type { Interval } from "../numbers/interval.ts";
import { type Weighting, weightedMean } from "../numbers/weighted-mean.ts";
import type { ComparedScore } from "./compared-score.ts";
import { differenceInterval } from "./difference.ts";
import { withoutNoise } from "./without-noise.ts";

/** One side of a comparison: the episodes of the common tasks, and the model that produced them. */
export interface WeightedSide {
  /** Null where nobody names it: still one model. */
  readonly model: string | null;
  readonly scores: readonly ComparedScore[];
}

export interface WeightedDifference {
  readonly weighting: Weighting;
  readonly a: Interval;
  readonly b: Interval;
  /** Bounds on A - B. */
  readonly difference: Interval;
}

/**
 * Bounds on A - B where an episode, a task or a model counts once (measurement.md 5). Null when a side has no episode.
 *
 * @example
 * // A {N 100, V 50, P 30}, B {N 100, V 98, P 43}, "episode": about [-0.15, 0.37]
 */
export function weightedDifference(
  a: WeightedSide,
  b: WeightedSide,
  weighting: Weighting,
): WeightedDifference | null {
  const [left, right] = [meanOf(a, weighting), meanOf(b, weighting)];
  if (left === null || right === null) return null;
  return {
    weighting,
    a: left,
    b: right,
    difference: withoutNoise(differenceInterval(left, right)),
  };
}

function meanOf({ model, scores }: WeightedSide, weighting: Weighting): Interval | null {
  const episodes = scores.map(({ task, scaled }) => ({
    ...{ task, model: String(model) },
    score: scaled === null ? { low: 0, high: 1 } : { low: scaled, high: scaled },
  }));
  return weightedMean(episodes, weighting);
}
