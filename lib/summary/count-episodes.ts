import { outcomeOf, type Scale } from "#lib/domain/numbers/scale.ts";
import type { Counts } from "#lib/domain/run-summary.ts";
import type { Outcome, ScoreStatus } from "#lib/domain/score/score-status.ts";
import type { ResolvedEpisode } from "./read-report.ts";

/** The outcome of a valid value; null for every other status. */
export function episodeOutcome(
  { score }: Pick<ResolvedEpisode, "score">,
  scale: Scale,
): Outcome | null {
  return score.value === null ? null : outcomeOf(score.value, scale);
}

/** Divides the declared episodes of a run by status and outcome (decisions.md 7). */
export function countEpisodes(
  episodes: readonly ResolvedEpisode[],
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
  episodes: readonly ResolvedEpisode[],
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
