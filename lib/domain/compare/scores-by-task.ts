import { groupBy } from "../ledger/group-by.ts";
import { naturalOrder } from "../order/natural-order.ts";
import type { ComparedScore } from "./compared-score.ts";

/** One common task with both sides' episodes, each by trial. */
export interface TaskScores {
  readonly task: string;
  readonly a: readonly ComparedScore[];
  readonly b: readonly ComparedScore[];
}

/**
 * Puts both sides' episodes of each task beside each other, in natural order of the tasks. A task that one side lacks
 * is left out: it is no common task.
 */
export function scoresByTask(
  a: readonly ComparedScore[],
  b: readonly ComparedScore[],
): readonly TaskScores[] {
  const [left, right] = [groupBy(a, taskOf), groupBy(b, taskOf)];
  return [...left]
    .flatMap(([task, own]): TaskScores[] => {
      const other = right.get(task);
      return other === undefined ? [] : [{ task, a: byTrial(own), b: byTrial(other) }];
    })
    .toSorted((one, two) => naturalOrder(one.task, two.task));
}

function taskOf({ task }: ComparedScore): string {
  return task;
}

function byTrial(scores: readonly ComparedScore[]): readonly ComparedScore[] {
  return scores.toSorted((one, two) => one.trial - two.trial);
}
