import { ofScored } from "../score/score-bounds.ts";
import type { ComparedScore } from "./compared-score.ts";
import type { PairedTask } from "./paired-bootstrap.ts";
import { scoredSum } from "./scored-sum.ts";
import { scoresByTask } from "./scores-by-task.ts";

/**
 * The tasks of which each side has a valid score, with the mean of what was scored: what a bootstrap redraws. An
 * unresolved episode has no number to give, so it takes no part here and is bounded elsewhere.
 *
 * @example
 * // task 1: A pass and unscored, B fail; task 2: A unscored, B pass: [{ task: "1", a: 1, b: 0 }]
 */
export function tasksScoredTwice(
  a: readonly ComparedScore[],
  b: readonly ComparedScore[],
): readonly PairedTask[] {
  return scoresByTask(a, b).flatMap((scores) => {
    const [left, right] = [ofScored(scoredSum(scores.a)), ofScored(scoredSum(scores.b))];
    return left === null || right === null ? [] : [{ task: scores.task, a: left, b: right }];
  });
}
