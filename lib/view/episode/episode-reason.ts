import type { ScoreReason, ScoreStatus } from "#lib/domain/score/score-status.ts";
import { reasonSentences } from "../words/score-reason-words.ts";

/** Why an episode has its status, as one sentence; every reason has one. */
export function episodeReason(status: ScoreStatus, reason: ScoreReason | null): string {
  if (status === "excluded") {
    return reason === null
      ? "It was taken out of the plan."
      : `It was taken out of the plan because ${reasonSentences[reason]}.`;
  }
  if (reason === null) return "Its score is valid.";
  if (status === "valid") return `Its score is valid, but says little: ${reasonSentences[reason]}.`;
  return `It has no valid score because ${reasonSentences[reason]}.`;
}

const ran = "The scorer ran.";
const notRun = "The scorer did not run.";
const unknown = "The archive does not say whether the scorer ran.";

/** Whether the scorer ran, as far as the reason tells. */
const scorerSentences = {
  scorer_not_triggered: notRun,
  policy_zero: notRun,
  no_answer: unknown,
  empty_output: unknown,
  agent_error: notRun,
  provider_error: notRun,
  runtime_error: unknown,
  infrastructure_error: notRun,
  verifier_error: "The verifier was started and failed.",
  scorer_error: "The scorer was to run and left no usable value.",
  preserved_failure: unknown,
  tool_missing: "The scorer ran on a replay that lacked a tool.",
  state_mismatch: "The scorer ran on a replay that went another way.",
  mode_unknown: ran,
  parse_failed: unknown,
  double_scored: "The scorer ran twice.",
  indeterminate: unknown,
  vacuous: "The scorer ran with nothing to check.",
  contradiction: unknown,
  archive_word: unknown,
  live_stream_changed: "The scorer ran while the record of the episode changed.",
  retracted: ran,
  not_in_archive: "No record of the episode says anything about a scorer.",
} as const satisfies Record<ScoreReason, string>;

export function scorerSentence(status: ScoreStatus, reason: ScoreReason | null): string {
  if (reason === null) return status === "valid" ? ran : unknown;
  return scorerSentences[reason];
}
