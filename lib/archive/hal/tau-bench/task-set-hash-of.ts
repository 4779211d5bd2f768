import { halBenchmark } from "#lib/domain/benchmarks/hal.ts";
import { registeredTaskSets } from "#lib/domain/benchmarks/registered-task-sets.ts";
import type { TaskRecord } from "#lib/domain/record.ts";
import { taskSetHash } from "#lib/identity/task-set-hash.ts";

/**
 * The hash of the task set that a run was scored by. A run holds no task where its agent broke off; where every task it
 * does hold is as registered, the set is the registered one and has that one's hash, whatever is missing. Otherwise
 * the hash of the tasks found, and null where one is unknown.
 */
export function taskSetHashOf(benchmarkName: string, tasks: readonly TaskRecord[]): string | null {
  const { taskSet } = halBenchmark(benchmarkName);
  const registered = registeredTaskSets.find(({ name }) => name === taskSet);
  if (registered === undefined) return taskSetHash(tasks);
  const expected = registered.scoringHashes;
  const known = tasks.filter(({ scoringHash }) => scoringHash !== null);
  const isRegistered =
    known.length > 0 &&
    tasks.every(({ task }) => Object.hasOwn(expected, task)) &&
    known.every(({ task, scoringHash }) => expected[task] === scoringHash);
  if (!isRegistered) return taskSetHash(tasks);
  const all = Object.entries(expected).map(([task, scoringHash]) => {
    return { task, scoringHash, requiresWrite: null, emptyReference: null };
  });
  return taskSetHash(all);
}
