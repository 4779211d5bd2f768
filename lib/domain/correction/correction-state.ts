import type { Correction } from "./correction.ts";

/** Whether a correction holds, or another has taken its place. */
export const correctionStates = ["in_force", "superseded"] as const;
export type CorrectionState = (typeof correctionStates)[number];

/** A correction as the log tells of it. */
export interface LoggedCorrection extends Correction {
  readonly state: CorrectionState;
  /** The correction that superseded it; null while it is in force. */
  readonly supersededBy: string | null;
  /** The slug of the board it speaks of; null when there is none any more. */
  readonly board: string | null;
}
