import type { RuleEpisode } from "./rule-episode.ts";

/** How a convention counts one task: its trials and how many of them passed. */
export interface TaskPasses {
  readonly trials: number;
  readonly passed: number;
}

/** Trials and passes by task, a missing or failed number never counting as a pass. */
export function taskPasses(
  episodes: readonly RuleEpisode[],
  passed: (value: number) => boolean,
): ReadonlyMap<string, TaskPasses> {
  const byTask = new Map<string, TaskPasses>();
  for (const { task, archivedNumber } of episodes) {
    const so = byTask.get(task) ?? { trials: 0, passed: 0 };
    const pass = archivedNumber !== null && passed(archivedNumber);
    byTask.set(task, { trials: so.trials + 1, passed: so.passed + (pass ? 1 : 0) });
  }
  return byTask;
}
