import { groupBy } from "#lib/domain/ledger/group-by.ts";
import type { TaskCosts } from "#lib/domain/ledger/task-costs.ts";
import type { ReadEpisode } from "./resolve-episodes.ts";

/**
 * Gives each episode the costs of its own spans, behind what the archive itself says of it. Spans that name a task
 * and no trial are the episode's where the task has one trial; where it has more, nobody can say whose they are.
 */
export function withTaskCosts(
  episodes: readonly ReadEpisode[],
  costs: readonly TaskCosts[],
): readonly ReadEpisode[] {
  if (costs.length === 0) return episodes;
  const byTask = groupBy(costs, ({ task }) => task);
  const trials = trialsByTask(episodes);
  return episodes.map((episode) => {
    const isOnly = trials.get(episode.task)?.size === 1;
    const own = (byTask.get(episode.task) ?? []).filter(
      ({ trial }) => trial === episode.trial || (trial === null && isOnly),
    );
    return { ...episode, costs: [...episode.costs, ...own.flatMap((some) => some.costs)] };
  });
}

function trialsByTask(episodes: readonly ReadEpisode[]): ReadonlyMap<string, ReadonlySet<number>> {
  const trials = new Map<string, Set<number>>();
  for (const { task, trial } of episodes) {
    const found = trials.get(task);
    if (found === undefined) trials.set(task, new Set([trial]));
    else found.add(trial);
  }
  return trials;
}
