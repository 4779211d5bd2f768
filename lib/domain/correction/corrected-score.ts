import type { ScoreReason, ScoreStatus } from "../score/score-status.ts";
import type { EpisodeEffect } from "./episode-effect.ts";

interface Score {
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly value: number | null;
}

/**
 * A score as a correction leaves it. An excluded episode has none and leaves the plan; a retracted score is unknown
 * (`invalid / retracted`), never zero. An episode that the archive already excludes, or that has no score to retract
 * because the archive does not hold it, stays as it is.
 */
export function correctedScore(score: Score, effect: EpisodeEffect["effect"] | null): Score {
  if (effect === null || score.status === "excluded") return score;
  if (effect === "excluded") return { status: "excluded", reason: null, value: null };
  if (score.status === "missing") return score;
  return { status: "invalid", reason: "retracted", value: null };
}
