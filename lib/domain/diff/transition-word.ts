import type { Outcome, ScoreStatus } from "../score/score-status.ts";
import type { TransitionWord } from "./transitions.ts";

/**
 * The word a reader sees for one episode's score: its outcome when it is valid, else why there is none. Null for an
 * episode that a correction excluded: it is outside the plan.
 *
 * @throws RangeError if a valid score has no outcome
 */
export function transitionWord(
  status: ScoreStatus,
  outcome: Outcome | null,
): TransitionWord | null {
  if (status === "valid") {
    if (outcome === null) throw new RangeError("a valid score has an outcome");
    return outcome;
  }
  if (status === "excluded") return null;
  if (status === "unscored" || status === "missing") return status;
  return "invalid";
}
