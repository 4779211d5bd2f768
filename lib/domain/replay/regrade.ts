import type { PairedEpisode } from "../diff/run-diff.ts";
import { transitionWord } from "../diff/transition-word.ts";
import type { Outcome, ScoreStatus } from "../score/score-status.ts";

/** An episode as a re-grade is recognised by: what was done, and what a grader made of it. */
export interface GradedTrajectory {
  readonly task: string;
  readonly trial: number;
  readonly trajectoryDigest: string | null;
  readonly status: ScoreStatus;
  readonly outcome: Outcome | null;
}

export interface RegradeCounts {
  /** Episodes of the later grading. */
  readonly episodes: number;
  /** Those whose task, trial and trajectory the earlier grading holds too. */
  readonly same: number;
  /** Of the same: whose pass, fail or status changed. */
  readonly changed: readonly PairedEpisode[];
}

/**
 * Recognises one grading's trajectories in another by their digests (never by names, ids or numbers), and says which
 * results changed. An episode without a digest is the same as none.
 */
export function regradeCounts(
  before: readonly GradedTrajectory[],
  after: readonly GradedTrajectory[],
): RegradeCounts {
  const earlier = new Map(before.map((episode) => [placeOf(episode), episode]));
  const pairs = after.flatMap((episode) => {
    const twin = earlier.get(placeOf(episode));
    const isSame =
      episode.trajectoryDigest !== null && twin?.trajectoryDigest === episode.trajectoryDigest;
    return twin !== undefined && isSame ? [pairOf(twin, episode)] : [];
  });
  const changed = pairs.flatMap(({ task, trial, before: was, after: is }) =>
    was === null || is === null || was === is ? [] : [{ task, trial, before: was, after: is }],
  );
  return { episodes: after.length, same: pairs.length, changed };
}

function placeOf({ task, trial }: GradedTrajectory): string {
  return `${trial} ${task}`;
}

function pairOf(before: GradedTrajectory, after: GradedTrajectory) {
  return {
    ...{ task: after.task, trial: after.trial },
    before: transitionWord(before.status, before.outcome),
    after: transitionWord(after.status, after.outcome),
  };
}

/** One run recognised as the trajectories of a published one, under another or the same scorer. */
export interface Regrade {
  /** The run's id in its own archive. */
  readonly run: string;
  readonly of: { readonly id: string; readonly board: string; readonly publishedAt: string };
  /** Null where nobody knows the version. */
  readonly scorerVersion: { readonly here: string | null; readonly there: string | null };
  readonly episodes: number;
  readonly same: number;
  readonly changes: number;
  /** The first of them, by task and trial. */
  readonly changed: readonly PairedEpisode[];
}
