import type { Attribution } from "../attribution.ts";
import type { Span } from "./span.ts";
import type { Readings } from "./walk-readings.ts";

/** The reference's copies that stand at the same place in every reading. */
export function certainCopies(
  { copyStarts }: Pick<Readings, "copyStarts">,
  copyLength: number,
  actions: readonly Attribution[],
): readonly Span[] {
  const starts = [...copyStarts.keys()].filter((start) => copyStarts[start] === 1);
  return starts
    .filter((start, index) => {
      const isAlone = [starts[index - 1], starts[index + 1]].every(
        (other) => other === undefined || Math.abs(other - start) >= copyLength,
      );
      const copied = actions.slice(start, start + copyLength);
      return isAlone && copied.every(({ actor }) => actor === "reference");
    })
    .map((from) => ({ from, to: from + copyLength }));
}
