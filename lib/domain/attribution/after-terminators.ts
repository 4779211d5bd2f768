import type { AttributionInput } from "./attribution-input.ts";

/**
 * The places right after an action that ends the episode: there the scorer's replay of the reference begins
 * (hal.md 2.3), so a whole copy there is not the agent's.
 */
export function afterTerminators({
  archived,
  terminators,
}: Pick<AttributionInput, "archived" | "terminators">): ReadonlySet<number> {
  return new Set(
    archived.flatMap(({ name }, index) => (terminators.includes(name) ? [index + 1] : [])),
  );
}
