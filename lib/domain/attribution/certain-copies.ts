import type { Attribution } from "./attribution.ts";
import type { Span } from "./span.ts";
import type { Readings } from "./walk-readings.ts";

/**
 * The reference's copies that stand at the same place in every reading: all their actions are the reference's.
 * Two that overlap are never both among them: shifting one leaves an action that is not a copy's in some reading.
 */
export function certainCopies(
  { copyStarts }: Pick<Readings, "copyStarts">,
  copyLength: number,
  actions: readonly Attribution[],
): readonly Span[] {
  return [...copyStarts.keys()]
    .filter((start) => copyStarts[start] === 1)
    .map((from) => ({ from, to: from + copyLength }))
    .filter(({ from, to }) => actions.slice(from, to).every(({ actor }) => actor === "reference"));
}
