import type { Interval } from "./interval.ts";

/** What each aggregate must name: whether an episode, a task or a model counts once. */
export const weightings = ["episode", "task", "model"] as const;
export type Weighting = (typeof weightings)[number];

/** An episode's scaled score: a point when valid, 0 to 1 when unresolved. */
export interface WeightedEpisode {
  readonly task: string;
  readonly model: string;
  readonly score: Interval;
}

/**
 * Bounds on the mean score under a named weighting: over episodes, over task means, or over model
 * means (measurement.md 5). A pooled episode mean weights models with more records more. Null when
 * there is no episode.
 *
 * @example
 * // model x: 1, 1, 1; model y: 0 -> "episode" 0.75, "model" 0.5
 */
export function weightedMean(
  episodes: readonly WeightedEpisode[],
  weighting: Weighting,
): Interval | null {
  if (episodes.length === 0) return null;
  if (weighting === "episode") return mean(episodes.map(({ score }) => score));
  const groups = new Map<string, Interval[]>();
  for (const episode of episodes) {
    const group = groups.get(episode[weighting]);
    if (group === undefined) groups.set(episode[weighting], [episode.score]);
    else group.push(episode.score);
  }
  return mean([...groups.values()].map(mean));
}

function mean(scores: readonly Interval[]): Interval {
  const low = scores.reduce((sum, score) => sum + score.low, 0);
  const high = scores.reduce((sum, score) => sum + score.high, 0);
  return { low: low / scores.length, high: high / scores.length };
}
