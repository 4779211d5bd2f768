import type { CallNote } from "./call-note.ts";

/**
 * The calls of one episode, each once and by their start. A call that another span wraps was logged twice with one
 * response: the copies of a response count once, and so does a span that another span names as its parent.
 * The list form has the newest first, which settles equal times.
 */
export function distinctCalls(newestFirst: readonly CallNote[]): readonly CallNote[] {
  const parents = new Set(newestFirst.flatMap(({ parentId }) => parentId ?? []));
  const seen = new Set<string>();
  const distinct = newestFirst.toReversed().filter(({ id, responseId }) => {
    if (responseId === null) return id === null || !parents.has(id);
    if (seen.has(responseId)) return false;
    seen.add(responseId);
    return true;
  });
  return distinct.toSorted(byStart);
}

function byStart(a: CallNote, b: CallNote): number {
  const [start, other] = [timeOf(a), timeOf(b)];
  return Number.isNaN(start) || Number.isNaN(other) ? 0 : start - other;
}

function timeOf({ startedAt }: CallNote): number {
  return startedAt === null ? Number.NaN : Date.parse(startedAt);
}
