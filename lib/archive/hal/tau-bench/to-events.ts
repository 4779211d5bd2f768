import type { Attribution } from "#lib/domain/attribution/attribution.ts";
import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import { messageAction } from "./message-action.ts";
import type { Action } from "./schema.ts";

const blank = {
  ...{ text: null, argumentsJson: null, callId: null, isError: null, at: null, attempt: null },
  stateDigest: null,
} as const;

const sides = {
  agent: { producer: "agent", phase: "live" },
  user: { producer: "user", phase: "live" },
  reference: { producer: "scorer", phase: "reference" },
  uncertain: { producer: "unknown", phase: "live" },
} as const;

/** The archived action list in its order, each action with whose it was and how that is known. */
export function toEvents(
  actions: readonly Action[],
  attributions: readonly Attribution[],
): EpisodeEvent[] {
  return actions.flatMap((action, index) => {
    const attribution = attributions[index];
    if (attribution === undefined) throw new Error("every action is attributed");
    return [{ ...blank, ...sides[attribution.actor], ...contentOf(action), attribution }];
  });
}

function contentOf({ name, kwargs }: Action) {
  const said = name === messageAction ? sentence(kwargs) : null;
  if (said !== null) return { kind: "message", name: null, text: said } as const;
  const argumentsJson = kwargs === undefined ? null : JSON.stringify(kwargs);
  return { kind: "tool_call", name, argumentsJson } as const;
}

/** The text of a message to the user; null when it carries more than that. */
function sentence(kwargs: unknown): string | null {
  if (typeof kwargs !== "object" || kwargs === null) return null;
  const content: unknown = Reflect.get(kwargs, "content");
  return typeof content === "string" && Object.keys(kwargs).length === 1 ? content : null;
}
