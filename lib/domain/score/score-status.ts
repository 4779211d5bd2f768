/** What is known about one score. Only a `valid` score carries a value; a stored number alone is never evidence. */
export const scoreStatuses = [
  "valid",
  "unscored",
  "replay_invalid",
  "invalid",
  "suspect",
  "excluded",
  "missing",
] as const;
export type ScoreStatus = (typeof scoreStatuses)[number];

/** Why a score has its status: one closed list for all formats. The archive's own word is kept beside it. */
export const scoreReasons = [
  "scorer_not_triggered",
  "policy_zero",
  "no_answer",
  "empty_output",
  "agent_error",
  "provider_error",
  "runtime_error",
  "infrastructure_error",
  "verifier_error",
  "scorer_error",
  "preserved_failure",
  "tool_missing",
  "state_mismatch",
  "mode_unknown",
  "parse_failed",
  "double_scored",
  "indeterminate",
  "vacuous",
  "contradiction",
  "archive_word",
  "live_stream_changed",
  "retracted",
  "not_in_archive",
] as const;
export type ScoreReason = (typeof scoreReasons)[number];

/** Statuses that leave an episode unresolved: it could still be a pass or a fail. */
export const unresolvedStatuses = [
  "unscored",
  "replay_invalid",
  "invalid",
  "suspect",
  "missing",
] as const satisfies readonly ScoreStatus[];

/** What a valid value means under the benchmark's threshold. */
export const outcomes = ["pass", "fail", "partial"] as const;
export type Outcome = (typeof outcomes)[number];

/** Where a score comes from; `reported` is a figure with no episodes behind it. */
export const scoreSources = ["archived", "rescored", "replayed", "edited", "reported"] as const;
export type ScoreSource = (typeof scoreSources)[number];
