import type { Evidence, ScoreRecord } from "../record.ts";
import type { ScoreReason, ScoreStatus } from "../score/score-status.ts";
import { type ReplayEvidence, type ReplayValidity, reasonOfValidity } from "./replay-evidence.ts";
import type { RescoreSource } from "./rescore-record.ts";

/** What a re-grade says of one episode. */
export interface RescoreClaim {
  readonly replay: ReplayEvidence;
  readonly value: number | null;
  /** Null when nothing is said: then a value is a result and no value is a failure of the scorer. */
  readonly status: ScoreStatus | null;
  readonly reason: ScoreReason | null;
  readonly scoreSource: RescoreSource;
  readonly evidence: readonly Evidence[];
}

/**
 * The score of a re-graded episode: validity decides, whatever number was returned (measurement.md 9).
 *
 * An episode with a needed tool missing, or in which a call that succeeded in the archive fails or differs now, is
 * `replay_invalid`, also where the re-grade calls itself valid. The number stays as text in `replay.returned`.
 */
export function rescoredScore(claim: RescoreClaim): ScoreRecord {
  const validity = effectiveValidity(claim.replay);
  const settled = settle(claim, validity);
  return {
    ...settled,
    value: settled.status === "valid" ? claim.value : null,
    archivedValue: claim.replay.returned,
    reportedStatus: claim.status,
    scoreSource: claim.scoreSource,
    evidence: claim.evidence,
    replay: { ...claim.replay, validity },
  };
}

/** What the named faults make of the stated validity. */
export function effectiveValidity(replay: ReplayEvidence): ReplayValidity {
  const { validity, missingTools, firstFailingCall, firstDivergence, drift } = replay;
  if (validity !== "valid" && validity !== "unchecked") return validity;
  if (missingTools.length > 0) return "tool_missing";
  const differs = firstDivergence !== null || (drift !== null && drift.differing > 0);
  return firstFailingCall !== null || differs ? "state_mismatch" : validity;
}

interface Settled {
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
}

function settle({ status, reason, value }: RescoreClaim, validity: ReplayValidity): Settled {
  if (validity === "unchecked") return { status: "unscored", reason: "indeterminate" };
  if (validity === "parse_failed") return { status: "invalid", reason: "parse_failed" };
  if (validity !== "valid") {
    return { status: "replay_invalid", reason: reasonOfValidity(validity) };
  }
  if (status === null || status === "valid") {
    return value === null
      ? { status: "unscored", reason: "scorer_error" }
      : { status: "valid", reason: null };
  }
  const why = status === "missing" ? "not_in_archive" : reason;
  return { status, reason: why ?? "indeterminate" };
}
