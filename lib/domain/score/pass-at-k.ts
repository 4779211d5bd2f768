import type { Interval } from "../numbers/interval.ts";
import { largestDefinedK } from "./largest-defined-k.ts";
import { subsetShare } from "./subset-share.ts";
import type { TaskTrials } from "./task-trials.ts";

/**
 * Bounds on pass@k, the chance that at least one of k trials of a task passes: 1 - C(n-c,k)/C(n,k),
 * averaged over the planned tasks (Chen et al., HumanEval). Unresolved trials all fail in the low
 * bound and all pass in the high one. Null, not zero, when any planned task has fewer than k planned
 * trials.
 *
 * @throws RangeError if k is no whole number above zero, or a task's trials do not add up
 * @example
 * passAtK([{ planned: 4, passed: 1, unresolved: 1 }], 1); // { low: 0.25, high: 0.5 }
 */
export function passAtK(tasks: readonly TaskTrials[], k: number): Interval | null {
  if (!(Number.isSafeInteger(k) && k > 0)) throw new RangeError(`pass@${k} is undefined`);
  const largestK = largestDefinedK(tasks);
  if (largestK === null || k > largestK) return null;
  let [low, high] = [0, 0];
  for (const { planned, passed, unresolved } of tasks) {
    low += 1 - subsetShare(planned - passed, planned, k);
    high += 1 - subsetShare(planned - passed - unresolved, planned, k);
  }
  return { low: low / tasks.length, high: high / tasks.length };
}
