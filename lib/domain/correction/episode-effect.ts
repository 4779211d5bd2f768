import type { Correction } from "./correction.ts";

/** What corrections do to one episode: taken out of the plan, or its score no longer believed. */
export interface EpisodeEffect {
  readonly effect: "excluded" | "retracted";
  /** Of the correction that says so. */
  readonly correction: string;
}

/** An episode's effect by corrections of its run and its task set; an exclusion outweighs a retraction. */
export type EffectOf = (episode: {
  readonly task: string;
  readonly trial: number;
}) => EpisodeEffect | null;

/**
 * What corrections in force do to the episodes of one run. The first of equals is named. What a correction says of a
 * task holds for each of its trials.
 *
 * @param corrections those that concern the run, in force, the oldest first
 */
export function episodeEffects(corrections: readonly Correction[]): EffectOf {
  const tasks = new Map<string, string>();
  const excluded = new Map<string, string>();
  const retracted = new Map<string, string>();
  const ofEpisodes: ReadonlyMap<string, Map<string, string>> = new Map([
    ["exclusion", excluded],
    ["retraction", retracted],
  ]);
  for (const { id, kind, target, change } of corrections) {
    const excludes = kind === "exclusion" || change?.kind === "excludes_episodes";
    if (target.kind === "task" && excludes) addOnce(tasks, target.task, id);
    const into = ofEpisodes.get(kind);
    if (target.kind !== "episodes" || into === undefined) continue;
    for (const episode of target.episodes) addOnce(into, pairKey(episode), id);
  }
  return (episode) => {
    const out = tasks.get(episode.task) ?? excluded.get(pairKey(episode));
    if (out !== undefined) return { effect: "excluded", correction: out };
    const lost = retracted.get(pairKey(episode));
    return lost === undefined ? null : { effect: "retracted", correction: lost };
  };
}

function addOnce(map: Map<string, string>, key: string, id: string): void {
  if (!map.has(key)) map.set(key, id);
}

function pairKey({ task, trial }: { readonly task: string; readonly trial: number }): string {
  return `${trial} ${task}`;
}
