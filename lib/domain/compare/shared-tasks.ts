import { commonSubset } from "./common-subset.ts";
import type { ComparedScore } from "./compared-score.ts";

/** What of one run takes part in a comparison. */
export interface SharedSide {
  /** Episodes of the tasks that every run plans; an excluded episode is in no plan. */
  readonly scores: readonly ComparedScore[];
  /** Tasks of this run that another run does not plan, in natural order. */
  readonly leftOut: readonly string[];
  /** The planned episodes of those tasks. */
  readonly leftOutEpisodes: number;
}

export interface SharedTasks {
  /** In natural order. */
  readonly tasks: readonly string[];
  /** One for each run, in the order given. */
  readonly sides: readonly SharedSide[];
}

/**
 * Narrows runs to the tasks that all of them plan: a comparison uses only these and names the rest (measurement.md 5).
 *
 * @example
 * // plans {1, 2, 3} and {2, 3, 4}: tasks ["2", "3"], left out ["1"] and ["4"]
 */
export function sharedTasks(runs: readonly (readonly ComparedScore[])[]): SharedTasks {
  const planned = runs.map((scores) => scores.filter(({ status }) => status !== "excluded"));
  const [first = [], ...others] = planned.map((scores) => scores.map(({ task }) => task));
  const tasks = others.reduce(
    (shared, names) => commonSubset(shared, names).common,
    commonSubset(first, first).common,
  );
  const shared = new Set(tasks);
  const sides = planned.map((scores): SharedSide => {
    const apart = scores.filter(({ task }) => !shared.has(task));
    const names = apart.map(({ task }) => task);
    return {
      scores: scores.filter(({ task }) => shared.has(task)),
      leftOut: commonSubset(names, names).common,
      leftOutEpisodes: apart.length,
    };
  });
  return { tasks, sides };
}
