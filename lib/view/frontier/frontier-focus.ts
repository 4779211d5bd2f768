import type { FrontierMark } from "./frontier-view.ts";

/**
 * The row an arrow key moves to, in order of cost: the id, null for none (Escape), undefined when the key does not
 * move at all. From nowhere the right arrow goes to the cheapest row and the left one to the dearest.
 */
export function nextMark(
  marks: readonly FrontierMark[],
  focus: string | null,
  key: string,
): string | null | undefined {
  if (key === "Escape") return null;
  const ordered = marks.toSorted((a, b) => a.cost.low - b.cost.low);
  const at = ordered.findIndex(({ id }) => id === focus);
  const last = ordered.length - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: Math.min(at + 1, last),
    ArrowLeft: at === -1 ? last : Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  const to = moves[key];
  return to === undefined ? undefined : ordered[to]?.id;
}
