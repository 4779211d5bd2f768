import { checkTaskTrials, type TaskTrials } from "./task-trials.ts";

/**
 * The largest k for which pass^k and pass@k are defined over all planned tasks: the fewest planned
 * trials of any. Null when there is none: no task, or a task without a planned trial.
 *
 * @throws RangeError if a task's trials do not add up
 * @example
 * largestDefinedK([{ planned: 4, passed: 1, unresolved: 0 }]); // 4
 */
export function largestDefinedK(tasks: readonly TaskTrials[]): number | null {
  const planned = tasks.map((task) => checkTaskTrials(task).planned);
  const fewest = planned.reduce((least, n) => Math.min(least, n), Number.POSITIVE_INFINITY);
  return tasks.length > 0 && fewest > 0 ? fewest : null;
}
