import {
  type ScoreReason,
  type ScoreStatus,
  scoreReasons,
  scoreStatuses,
} from "#lib/domain/score/score-status.ts";
import type { Episode } from "./episode-schema.ts";

/** What a line says of its score, before the value is looked at. */
export interface ScoreClaim {
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly because: string;
  /** True when the line contradicts itself or uses a word that the format does not have. */
  readonly isFault: boolean;
}

/**
 * Whether a value may count at all (measurement.md 1: a number alone is never evidence).
 *
 * The writer's `status` decides. Without it, the scorer having run decides; without either, nobody
 * knows whether the number is a result or a default, and the episode is unscored, indeterminate.
 */
export function scoreClaim({ score, scorer }: Episode): ScoreClaim {
  const word = score?.status ?? null;
  if (word === null) return withoutStatus(scorer?.ran ?? null);
  const status = scoreStatuses.find((one) => one === word);
  if (status === undefined) {
    const because = `The status "${word}" is none of ${scoreStatuses.join(", ")}.`;
    return { status: "unscored", reason: "archive_word", because, isFault: true };
  }
  if (status === "valid" && scorer?.ran === false) {
    const because = "The line says that the score is valid and that the scorer did not run.";
    return { status: "suspect", reason: "contradiction", because, isFault: true };
  }
  return { ...statedReason(status, score?.reason ?? null), because: `The line says ${word}.` };
}

function withoutStatus(ran: boolean | null): ScoreClaim {
  if (ran === true) {
    return { status: "valid", reason: null, because: "The scorer ran.", isFault: false };
  }
  if (ran === false) {
    const because = "The scorer did not run: a stored number would be a default.";
    return { status: "unscored", reason: "scorer_not_triggered", because, isFault: false };
  }
  const because = "Neither a status nor the scorer's run is stated: a number alone is no evidence.";
  return { status: "unscored", reason: "indeterminate", because, isFault: false };
}

function statedReason(
  status: ScoreStatus,
  word: string | null,
): Pick<ScoreClaim, "status" | "reason" | "isFault"> {
  const reason = scoreReasons.find((one) => one === word) ?? null;
  const isFault = word !== null && reason === null;
  if (isFault) return { status, reason: "archive_word", isFault };
  if (reason !== null || status === "valid") return { status, reason, isFault };
  return { status, reason: status === "missing" ? "not_in_archive" : "indeterminate", isFault };
}
