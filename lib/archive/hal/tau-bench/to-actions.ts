import type { ActionCall } from "#lib/domain/attribution/action-call.ts";
import { argumentsText } from "../arguments-text.ts";
import type { Action } from "./schema.ts";

/** Actions of a list as calls that can be compared. @param source where the list stands */
export function toActions(
  actions: readonly Action[] | null | undefined,
  source: string,
): ActionCall[] {
  return (actions ?? []).map(({ name, kwargs }, index) => {
    return { name, argumentsJson: argumentsText(kwargs), source: `${source}/${index}` };
  });
}
