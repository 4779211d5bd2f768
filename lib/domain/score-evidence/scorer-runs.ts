import { replayedReference } from "../attribution/replayed-reference.ts";
import type { Evidence } from "../record.ts";
import type { ScoreInput } from "./score-input.ts";

/** Whether the scorer ran on an episode, by everything that shows it (hal.md 2.6, steps 2 to 4). */
export interface ScorerRuns {
  /** What shows that it ran; empty when nothing does. */
  readonly evidence: readonly Evidence[];
  /** Times it must have run. */
  readonly scorings: number;
}

/**
 * Collects the traces a scorer leaves: an action that ends the episode, the simulated user's stop word, a copy of
 * the reference that is not the agent's, a reward above 0. A stored 0 is none of them.
 */
export function scorerRuns({
  actions,
  attribution,
  reward,
  rewardLexeme,
  source,
  userStops,
}: ScoreInput): ScorerRuns {
  const ends = actions.archived.filter(({ name }) => actions.terminators.includes(name));
  const triggers = [
    ...ends.map((call) => ({
      text: `The action list holds ${call.name}, which ends the episode and runs the scorer.`,
      ...{ source: call.source, confidence: "high" as const },
    })),
    ...userStops.map((stop) => ({
      text: "The simulated user sent its stop word, which ends the episode and runs the scorer.",
      ...{ source: stop, confidence: "high" as const },
    })),
  ];
  const rewards =
    reward !== null && reward > 0
      ? [
          {
            text: `The stored reward ${rewardLexeme ?? reward} is above 0, which only the scorer writes.`,
            ...{ source, confidence: "high" as const },
          },
        ]
      : [];
  const copies = attribution.copies.atLeast;
  return {
    evidence: [...triggers, ...(copies > 0 ? attribution.evidence : []), ...rewards],
    scorings: Math.max(triggers.length, copies, rewards.length),
  };
}

/** Whether the scorer would leave no copy of the reference, because there is nothing in it to replay. */
export function hasEmptyReference({ actions }: Pick<ScoreInput, "actions">): boolean {
  return replayedReference(actions).length === 0;
}
