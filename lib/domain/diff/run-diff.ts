import { naturalOrder } from "../order/natural-order.ts";
import type { Outcome, ScoreStatus } from "../score/score-status.ts";
import { transitionWord } from "./transition-word.ts";
import { type Transitions, type TransitionWord, transitionsOf } from "./transitions.ts";

/** One planned episode of a run as a comparison of two runs sees it. */
export interface ComparedEpisode {
  readonly task: string;
  readonly trial: number;
  readonly status: ScoreStatus;
  readonly outcome: Outcome | null;
}

/** A task and trial that both runs plan. */
export interface PairedEpisode {
  readonly task: string;
  readonly trial: number;
  readonly before: TransitionWord;
  readonly after: TransitionWord;
}

export interface RunDiff {
  /** Planned episodes of each run, of both, and of one alone; `compared` is validly passed or failed on both. */
  readonly denominators: {
    readonly before: number;
    readonly after: number;
    readonly common: number;
    readonly compared: number;
  };
  readonly transitions: Transitions;
  /** Common episodes whose word changed, by task and trial. */
  readonly changed: readonly PairedEpisode[];
  /** Episodes that only one run plans: left out of every count above, listed here. */
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
}

/**
 * Compares two runs episode by episode over the tasks and trials that both plan (measurement.md 8). What only one of
 * them plans is listed, never counted; an excluded episode is in no plan.
 */
export function runDiff(
  before: readonly ComparedEpisode[],
  after: readonly ComparedEpisode[],
): RunDiff {
  const earlier = wordsByEpisode(before);
  const later = wordsByEpisode(after);
  const paired = [...later.values()].flatMap(({ task, trial, word }) => {
    const match = earlier.get(episodeName({ task, trial }));
    return match === undefined ? [] : [{ task, trial, before: match.word, after: word }];
  });
  const transitions = transitionsOf(paired);
  return {
    denominators: {
      before: earlier.size,
      after: later.size,
      common: paired.length,
      compared: transitions.compared,
    },
    transitions,
    changed: paired.filter((pair) => pair.before !== pair.after).toSorted(byEpisode),
    onlyBefore: namesOutside(earlier, later),
    onlyAfter: namesOutside(later, earlier),
  };
}

interface WordedEpisode {
  readonly task: string;
  readonly trial: number;
  readonly word: TransitionWord;
}

function wordsByEpisode(episodes: readonly ComparedEpisode[]): ReadonlyMap<string, WordedEpisode> {
  const words = new Map<string, WordedEpisode>();
  for (const { task, trial, status, outcome } of episodes) {
    const word = transitionWord(status, outcome);
    if (word !== null) words.set(episodeName({ task, trial }), { task, trial, word });
  }
  return words;
}

function episodeName({ task, trial }: Pick<WordedEpisode, "task" | "trial">): string {
  return `${task} trial ${trial}`;
}

function namesOutside(
  some: ReadonlyMap<string, WordedEpisode>,
  others: ReadonlyMap<string, WordedEpisode>,
): string[] {
  return [...some.values()]
    .filter((episode) => !others.has(episodeName(episode)))
    .toSorted(byEpisode)
    .map(episodeName);
}

function byEpisode(
  a: Pick<WordedEpisode, "task" | "trial">,
  b: Pick<WordedEpisode, "task" | "trial">,
): number {
  return naturalOrder(a.task, b.task) || a.trial - b.trial;
}
