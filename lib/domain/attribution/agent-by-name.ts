import type { AttributionInput } from "./attribution-input.ts";

/**
 * Why an action of this name can be nobody's but the agent's: the scorer replays no action that ends the episode,
 * and a message only where the reference holds one; the simulated user answers outside the action list.
 *
 * @returns one sentence, or null when the name says nothing
 */
export function agentByName(
  name: string,
  { reference, terminators, messageAction }: AttributionInput,
): string | null {
  if (terminators.includes(name)) {
    return `No logged call accounts for it, but the scorer never replays ${name}.`;
  }
  if (name !== messageAction || reference.some((action) => action.name === name)) return null;
  return `No logged text accounts for it, but it is a message, and the reference holds no ${name}.`;
}
