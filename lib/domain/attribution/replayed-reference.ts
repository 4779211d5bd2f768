import type { ActionCall } from "./action-call.ts";
import type { AttributionInput } from "./attribution-input.ts";

/** The reference actions that the scorer replays: all but those that end the episode (hal.md 2.3). */
export function replayedReference({
  reference,
  terminators,
}: Pick<AttributionInput, "reference" | "terminators">): readonly ActionCall[] {
  return reference.filter(({ name }) => !terminators.includes(name));
}
