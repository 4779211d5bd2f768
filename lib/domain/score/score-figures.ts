import type { Interval } from "../numbers/interval.ts";
import { type Scale, scaled } from "../numbers/scale.ts";
import type { BoundAtK, Counts, ScoreFigures } from "../run-summary.ts";
import { type CountedEpisode, episodeOutcome } from "./count-episodes.ts";
import { largestListedK } from "./largest-listed-k.ts";
import { passAtK } from "./pass-at-k.ts";
import { passHatK } from "./pass-hat-k.ts";
import { naiveScore, ofScored, scoreBounds } from "./score-bounds.ts";
import type { TaskTrials } from "./task-trials.ts";

/** A run's settled episodes and the planned ones that its archive does not hold. */
export interface SettledEpisodes {
  readonly episodes: readonly CountedEpisode[];
  readonly missing: readonly { readonly task: string }[];
}

/** The sum over a run's valid planned episodes, each scaled to its place from 0 to 1. */
export function sumScaled(episodes: readonly CountedEpisode[], scale: Scale): number {
  return episodes
    .filter(({ planned }) => planned)
    .map(({ score }) => score.value)
    .filter((value) => value !== null)
    .reduce((sum, value) => sum + scaled(value, scale), 0);
}

/** Naive and of-scored figures and the bounds of a run with episodes. */
export function scoreFigures(counts: Counts, sum: number): ScoreFigures {
  const scored = { planned: counts.planned, valid: counts.valid, sumScaled: sum };
  const bounds = scoreBounds(scored);
  return {
    naive: naiveScore(scored),
    ofScored: ofScored(scored),
    low: bounds?.low ?? null,
    high: bounds?.high ?? null,
  };
}

/** pass^k and pass@k with their bounds, for every k that each planned task has trials for, up to the largest listed. */
export function taskBounds(
  { episodes, missing }: SettledEpisodes,
  scale: Scale,
): { readonly passHatK: readonly BoundAtK[]; readonly passAtK: readonly BoundAtK[] } {
  const trials = [...taskTrials(episodes, missing, scale).values()];
  return {
    passHatK: bounds((k) => passHatK(trials, k)),
    passAtK: bounds((k) => passAtK(trials, k)),
  };
}

/** From 1 on, as far as each planned task has trials. */
function bounds(at: (k: number) => Interval | null): readonly BoundAtK[] {
  const found: BoundAtK[] = [];
  for (let k = 1; k <= largestListedK; k += 1) {
    const bound = at(k);
    if (bound === null) break;
    found.push({ k, ...bound });
  }
  return found;
}

function taskTrials(
  episodes: readonly CountedEpisode[],
  missing: SettledEpisodes["missing"],
  scale: Scale,
): ReadonlyMap<string, TaskTrials> {
  const tasks = new Map<string, TaskTrials>();
  const add = (task: string, passed: number, unresolved: number) => {
    const so = tasks.get(task) ?? { planned: 0, passed: 0, unresolved: 0 };
    tasks.set(task, {
      planned: so.planned + 1,
      passed: so.passed + passed,
      unresolved: so.unresolved + unresolved,
    });
  };
  for (const { task } of missing) add(task, 0, 1);
  for (const episode of episodes) {
    if (!episode.planned || episode.score.status === "excluded") continue;
    const outcome = episodeOutcome(episode, scale);
    add(episode.task, outcome === "pass" ? 1 : 0, outcome === null ? 1 : 0);
  }
  return tasks;
}
