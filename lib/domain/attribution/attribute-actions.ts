import { attributeWithLog } from "./attribute-with-log.ts";
import { attributeWithoutLog } from "./attribute-without-log.ts";
import type { AttributedActions } from "./attributed-actions.ts";
import type { AttributionInput } from "./attribution-input.ts";
import { canAlign } from "./best-readings.ts";

/**
 * Whose actions an archived action list holds (measurement.md 10; hal.md 2.6, step 3). The list is read against
 * the episode's logged calls, both orders kept: an action that a logged call of the same name and arguments
 * accounts for in every best reading is that caller's; a whole copy of the reference, anywhere, that no logged call
 * accounts for was put there by the scorer; whatever more than one reading explains, or none, is uncertain. A call
 * whose lists and objects alone differ from the logged one may have been changed in place: low confidence, and
 * uncertain where it could be a copy. Without a log, or above 25 million pairs, only actions that end the episode
 * and copies right after them are attributed.
 *
 * @example
 * // list [a, b], log [a], reference [b]: a is the agent's, b the reference's, injectedSpans [{ from: 1, to: 2 }]
 * // list [a, a], log [a], reference [a]: both uncertain, copies { atLeast: 1, atMost: 1 }, agentActionCount 1
 */
export function attributeActions(input: AttributionInput): AttributedActions {
  const { archived, logged, unshownBecause = "No model call is logged for the episode." } = input;
  if (logged === null) return attributeWithoutLog(input, unshownBecause);
  if (!canAlign(archived.length, logged.length)) {
    const reason = `${archived.length} actions and ${logged.length} logged calls are too many to compare.`;
    return attributeWithoutLog(input, reason);
  }
  return attributeWithLog(input, logged);
}
