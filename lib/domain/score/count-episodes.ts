import { outcomeOf, type Scale } from "../numbers/scale.ts";
import type { Counts } from "../run-summary.ts";
import type { Outcome, ScoreReason, ScoreStatus } from "./score-status.ts";

/** What counting needs of a settled episode. */
export interface CountedEpisode {
  readonly task: string;
  /** False when the plan does not name it: outside every sum. */
  readonly planned: boolean;
  readonly score: {
    readonly status: ScoreStatus;
    readonly reason: ScoreReason | null;
    readonly value: number | null;
  };
}

/** The outcome of a valid value; null for every other status. */
export function episodeOutcome(
  { score }: Pick<CountedEpisode, "score">,
  scale: Scale,
): Outcome | null {
  return score.value === null ? null : outcomeOf(score.value, scale);
}

/** Divides the declared episodes of a run by status and outcome (decisions.md 7). */
export function countEpisodes(
  episodes: readonly CountedEpisode[],
  declared: number,
  missing: number,
  scale: Scale,
): Counts {
  const planned = episodes.filter((episode) => episode.planned);
  const ofStatus = (status: ScoreStatus) =>
    planned.filter(({ score }) => score.status === status).length;
  const ofOutcome = (outcome: Outcome) =>
    planned.filter((episode) => episodeOutcome(episode, scale) === outcome).length;
  const excluded = ofStatus("excluded");
  return {
    declared,
    planned: declared - excluded,
    valid: ofStatus("valid"),
    pass: ofOutcome("pass"),
    fail: ofOutcome("fail"),
    partial: ofOutcome("partial"),
    unscored: ofStatus("unscored"),
    replayInvalid: ofStatus("replay_invalid"),
    invalid: ofStatus("invalid"),
    suspect: ofStatus("suspect"),
    excluded,
    missing: missing + ofStatus("missing"),
    unplanned: episodes.length - planned.length,
  };
}

/** How many planned episodes carry each reason; episodes that the archive does not hold are `not_in_archive`. */
export function countReasons(
  episodes: readonly CountedEpisode[],
  missing: number,
): Readonly<Record<string, number>> {
  const reasons = new Map<string, number>();
  if (missing > 0) reasons.set("not_in_archive", missing);
  for (const { planned, score } of episodes) {
    if (!planned || score.reason === null) continue;
    const soFar = reasons.get(score.reason);
    reasons.set(score.reason, soFar === undefined ? 1 : soFar + 1);
  }
  return Object.fromEntries(reasons);
}
