import type { ScoredSum } from "../score/score-bounds.ts";
import type { ComparedScore } from "./compared-score.ts";

/**
 * What a set of planned episodes adds up to: N, V and the sum of the scaled values (measurement.md 2).
 *
 * @example
 * // pass, fail, unscored: { planned: 3, valid: 2, sumScaled: 1 }
 */
export function scoredSum(scores: readonly ComparedScore[]): ScoredSum {
  const values = scores.flatMap(({ scaled }) => (scaled === null ? [] : [scaled]));
  return {
    planned: scores.length,
    valid: values.length,
    sumScaled: values.reduce((sum, value) => sum + value, 0),
  };
}
