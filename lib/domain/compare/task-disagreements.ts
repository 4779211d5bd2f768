import type { Interval } from "../numbers/interval.ts";
import type { ComparedScore } from "./compared-score.ts";
import { differenceInterval } from "./difference.ts";
import { scoresByTask, type TaskScores } from "./scores-by-task.ts";

/** One common task on both sides. */
export interface TaskDisagreement extends TaskScores {
  /** Bounds on the task's A - B. */
  readonly difference: Interval;
}

/**
 * The common tasks, those first on which the sides certainly disagree most, then those on which they could: by the
 * distance of the difference from 0, then by its farther end, then in natural order.
 *
 * @example
 * // pass and fail (1), unscored and fail (0 to 1), pass and pass (0), in this order
 */
export function taskDisagreements(
  a: readonly ComparedScore[],
  b: readonly ComparedScore[],
): readonly TaskDisagreement[] {
  return scoresByTask(a, b)
    .map((scores) => ({
      ...scores,
      difference: differenceInterval(boundsOf(scores.a), boundsOf(scores.b)),
    }))
    .toSorted(
      (one, two) =>
        certain(two.difference) - certain(one.difference) ||
        possible(two.difference) - possible(one.difference),
    );
}

/** Of at least one episode. */
function boundsOf(scores: readonly ComparedScore[]): Interval {
  const sum = (open: number) =>
    scores.reduce((total, { scaled }) => total + (scaled === null ? open : scaled), 0);
  return { low: sum(0) / scores.length, high: sum(1) / scores.length };
}

function certain({ low, high }: Interval): number {
  return Math.max(low, -high, 0);
}

function possible({ low, high }: Interval): number {
  return Math.max(-low, high);
}
