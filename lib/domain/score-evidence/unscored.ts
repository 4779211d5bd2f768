import type { ScoreReason } from "../score/score-status.ts";
import type { ScoreDecision } from "./score-decision.ts";
import type { ScoreInput } from "./score-input.ts";
import { hasEmptyReference } from "./scorer-runs.ts";

/**
 * An episode that nothing shows the scorer to have run on (hal.md 2.6, step 5; decisions.md, status table). Where
 * a scorer would have left a copy of the reference and none is there, it never ran; where it would have left none,
 * or a copy may be its or the agent's, nobody can tell.
 */
export function unscored(input: ScoreInput): ScoreDecision {
  const { attribution, rewardLexeme, source, stepLimit } = input;
  const { reason, text } = reasonOf(input);
  const confidence = reason === "indeterminate" ? "low" : "high";
  const count = attribution.agentActionCount;
  const isAtLimit = stepLimit !== null && count !== null && count >= stepLimit;
  const stored =
    rewardLexeme === null ? "No reward is stored" : `The stored ${rewardLexeme} is no evidence`;
  const limit = isAtLimit
    ? [{ text: `The agent took ${count} actions, its scaffold stops at ${stepLimit}.`, source }]
    : [];
  const result = {
    text: `${stored}: no action that ends the episode, no stop word of the user and no reward above 0 is there.`,
    source,
  };
  return {
    ...{ status: "unscored", reason, value: null, scorings: 0 },
    execution: isAtLimit ? "limit" : "unknown",
    evidence: [result, { text, source, confidence }, ...limit, ...attribution.evidence],
  };
}

interface Verdict {
  readonly reason: ScoreReason;
  readonly text: string;
}

function reasonOf(input: ScoreInput): Verdict {
  if (hasEmptyReference(input)) {
    const text =
      "The reference has nothing to replay, so a scorer that ran would have left no copy: a fail and a score never made look the same.";
    return { reason: "indeterminate", text };
  }
  if (input.attribution.copies.atMost > 0) {
    const text =
      "A copy of the reference stands in the action list, and nothing shows whether the scorer or somebody else made it.";
    return { reason: "indeterminate", text };
  }
  const text =
    "A scorer that ran would have replayed the reference into the action list, and no copy that could be its is there.";
  return { reason: "scorer_not_triggered", text };
}
