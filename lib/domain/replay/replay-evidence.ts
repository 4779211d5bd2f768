import type { ScoreReason } from "../score/score-status.ts";

/**
 * Whether a re-score or a replay may stand for the episode (measurement.md 9). `unchecked`: nothing speaks against
 * it, but not every needed call could be compared, so it proves nothing. Only `valid` lets a score have a value.
 */
export const replayValidities = [
  "valid",
  "tool_missing",
  "state_mismatch",
  "mode_unknown",
  "parse_failed",
  "unchecked",
] as const;
export type ReplayValidity = (typeof replayValidities)[number];

/** The first needed call whose recorded and replayed results differ, counted from 0 among the episode's calls. */
export interface FirstDivergence {
  readonly call: number;
  readonly tool: string;
  /** Results as text; null where one side has none. */
  readonly recorded: string | null;
  readonly replayed: string | null;
}

/** The first call that succeeded in the archive and fails now. Null parts are what the re-grade did not say. */
export interface FirstFailingCall {
  readonly index: number | null;
  readonly name: string;
  readonly message: string | null;
}

/** What is kept beside a score that came from a re-score or a replay. Evidence, never a value. */
export interface ReplayEvidence {
  readonly validity: ReplayValidity;
  readonly missingTools: readonly string[];
  /** Differing needed calls of those that could be checked; null when nobody counted. */
  readonly drift: { readonly differing: number; readonly checked: number } | null;
  /** Null when none was seen. */
  readonly firstDivergence: FirstDivergence | null;
  /** Null when none was seen. */
  readonly firstFailingCall: FirstFailingCall | null;
  /** The number that the re-grade printed, by its lexeme, whatever the validity; null when it printed none. */
  readonly returned: string | null;
}

const reasons = {
  valid: null,
  tool_missing: "tool_missing",
  state_mismatch: "state_mismatch",
  mode_unknown: "mode_unknown",
  parse_failed: "parse_failed",
  unchecked: "indeterminate",
} as const satisfies Record<ReplayValidity, ScoreReason | null>;

/** The score reason of a validity; null for `valid`, which alone may carry a value. */
export function reasonOfValidity(validity: ReplayValidity): ScoreReason | null {
  return reasons[validity];
}
