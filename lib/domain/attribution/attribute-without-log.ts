import type { ActionCall } from "./action-call.ts";
import { afterTerminators } from "./after-terminators.ts";
import { alignmentOf } from "./alignment.ts";
import type { AttributedActions } from "./attributed-actions.ts";
import type { Attribution } from "./attribution.ts";
import type { AttributionInput } from "./attribution-input.ts";
import { listEvidence } from "./list-evidence.ts";
import { replayedReference } from "./replayed-reference.ts";

/**
 * Attributes a list that no log accounts for. A whole copy of the reference right after an action that ends the
 * episode is the scorer's, with low confidence (hal.md 2.6, step 3); actions that end the episode are the agent's,
 * because the scorer never replays them; everything else is uncertain.
 *
 * @param reason one sentence: why there is no log to compare with
 */
export function attributeWithoutLog(input: AttributionInput, reason: string): AttributedActions {
  const { archived, terminators } = input;
  const { copyStarts, copyLength } = alignmentOf(input, []);
  const starts = [...copyStarts.keys()].filter((start) => copyStarts[start] === 1);
  const places = afterTerminators(input);
  const injectedSpans = starts
    .filter((start) => places.has(start))
    .map((from) => ({ from, to: from + copyLength }));
  const origins = new Map(
    injectedSpans.flatMap(({ from }) =>
      replayedReference(input).map(({ source }, offset) => [from + offset, source] as const),
    ),
  );
  const actions = archived.map((call, index) => {
    const origin = origins.get(index);
    if (origin !== undefined) return copied(origin);
    return terminators.includes(call.name) ? terminating(call) : nobodys(call, reason);
  });
  const uncertainCount = actions.filter(({ actor }) => actor === "uncertain").length;
  const agentCount = actions.filter(({ actor }) => actor === "agent").length;
  const copies = { atLeast: injectedSpans.length, atMost: disjointCount(starts, copyLength) };
  return {
    ...{ actions, injectedSpans, userSpans: [], copies, uncertainCount },
    agentActionCount: uncertainCount === 0 ? agentCount : null,
    evidence: listEvidence(input, {
      ...{ text: reason, confidence: "low" },
      actions,
      injectedSpans,
      copies,
    }),
  };
}

function terminating({ name, source }: ActionCall): Attribution {
  const text = `The scorer never replays ${name}, which ends the episode.`;
  return { actor: "agent", text, source, confidence: "low" };
}

function nobodys({ source }: ActionCall, reason: string): Attribution {
  const text = `${reason} Nothing else shows whose action it is.`;
  return { actor: "uncertain", text, source, confidence: "low" };
}

function copied(source: string): Attribution {
  const text =
    "It stands in a whole copy of the reference right after an action that ends the episode, where the scorer replays it.";
  return { actor: "reference", text, source, confidence: "low" };
}

/** How many of the copies that start at these places can stand side by side. */
function disjointCount(starts: readonly number[], length: number): number {
  let count = 0;
  let end = 0;
  for (const start of starts) {
    if (start < end) continue;
    count += 1;
    end = start + length;
  }
  return count;
}
