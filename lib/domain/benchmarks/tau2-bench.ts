import type { EpisodeEvent } from "../episode/episode-event.ts";
import type { ExecutionStatus } from "../episode/execution-status.ts";
import { binaryScale, type Scale } from "../numbers/scale.ts";

/** What is fixed about tau2-bench as a benchmark (sierra-research/tau2-bench). */
export interface Tau2Bench {
  readonly id: "tau2-bench";
  readonly scorer: "tau2-bench";
  readonly scale: Scale;
  /** The basis of a reward whose criteria name none (`EvaluationCriteria` of the harness). */
  readonly defaultRewardBasis: readonly string[];
}

export const tau2Bench: Tau2Bench = {
  id: "tau2-bench",
  scorer: "tau2-bench",
  scale: binaryScale,
  defaultRewardBasis: ["DB", "COMMUNICATE"],
};

/**
 * What a termination word means for the score: `finished` runs go to the scorer; `premature` ones are declared 0
 * and never scored; `infrastructure` errors are left unscored; `other` words are defined but never produced.
 */
export interface TerminationWord {
  readonly kind: "finished" | "premature" | "infrastructure" | "other";
  readonly execution: ExecutionStatus;
  /** Whose doing the end was; the environment's for limits. */
  readonly producer: EpisodeEvent["producer"];
}

const words: ReadonlyMap<string, TerminationWord> = new Map(
  Object.entries({
    user_stop: { kind: "finished", execution: "finished", producer: "user" },
    agent_stop: { kind: "finished", execution: "finished", producer: "agent" },
    max_steps: { kind: "premature", execution: "limit", producer: "environment" },
    too_many_errors: { kind: "premature", execution: "limit", producer: "environment" },
    timeout: { kind: "premature", execution: "timeout", producer: "environment" },
    agent_error: { kind: "premature", execution: "error", producer: "agent" },
    user_error: { kind: "premature", execution: "error", producer: "user" },
    infrastructure_error: { kind: "infrastructure", execution: "error", producer: "environment" },
    context_window_exceeded: { kind: "other", execution: "error", producer: "environment" },
    unexpected_error: { kind: "other", execution: "error", producer: "environment" },
  } as const),
);

/** Looks a termination word up; null for a word that no version of the harness knows. */
export function terminationWord(word: string): TerminationWord | null {
  return words.get(word) ?? null;
}
