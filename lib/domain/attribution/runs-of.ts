import type { Actor, Attribution } from "./attribution.ts";
import type { Span } from "./span.ts";

/** The runs of one actor's actions in a list, as long as they go. */
export function runsOf(actions: readonly Attribution[], actor: Actor): readonly Span[] {
  const starts = actions.flatMap((action, index) =>
    action.actor === actor && actions[index - 1]?.actor !== actor ? [index] : [],
  );
  return starts.map((from) => {
    const length = actions.slice(from).findIndex((action) => action.actor !== actor);
    return { from, to: length === -1 ? actions.length : from + length };
  });
}
