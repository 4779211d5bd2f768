import { compareCodePoints } from "../order/compare-code-points.ts";
import { groupBy } from "./group-by.ts";
import type { UsageCall } from "./usage-call.ts";

/** A span and its place in the log. */
export interface PlacedCall {
  readonly place: number;
  readonly call: UsageCall;
}

/** The spans of one id, and the id they hang below. */
export interface SpanLink {
  readonly key: string;
  readonly spans: readonly PlacedCall[];
  readonly parent: string | null;
  /** Whether a parent is named that the log does not hold. */
  readonly isParentMissing: boolean;
  /** Whether the named parent hangs below this id: nobody is above anybody then. */
  readonly isInCycle: boolean;
}

/**
 * Who hangs below whom, by id inside its namespace. Spans that share an id share a link; where they name
 * different parents, the first parent in code point order counts. A span without an id is nobody's parent.
 */
export function spanLinks(calls: readonly UsageCall[]): ReadonlyMap<string, SpanLink> {
  const placed = calls.map((call, place) => ({ call, place }));
  const spans = groupBy(placed, ownKey);
  const named = new Map([...spans].map(([key, some]) => [key, namedParent(some)]));
  const inCycles = keysInCycles(named);
  return new Map(
    [...spans].map(([key, some]) => {
      const wanted = named.get(key) ?? null;
      const isInCycle = inCycles.has(key);
      const isParentMissing = wanted !== null && !spans.has(wanted);
      const parent = isInCycle || isParentMissing ? null : wanted;
      return [key, { key, spans: some, parent, isParentMissing, isInCycle }];
    }),
  );
}

function ownKey({ call: { namespace, id }, place }: PlacedCall): string {
  return id === null ? `#${place}` : keyOf(namespace, id);
}

function keyOf(namespace: string, id: string): string {
  return JSON.stringify([namespace, id]);
}

function namedParent(spans: readonly PlacedCall[]): string | null {
  const keys = spans.flatMap(({ call: { namespace, parentId } }) =>
    parentId === null ? [] : [keyOf(namespace, parentId)],
  );
  return keys.toSorted(compareCodePoints)[0] ?? null;
}

/** The keys from which climbing leads back to where one started. */
function keysInCycles(parents: ReadonlyMap<string, string | null>): ReadonlySet<string> {
  const settled = new Set<string>();
  const inCycles = new Set<string>();
  for (const start of parents.keys()) {
    const { path, end } = climb(start, parents, settled);
    // Met again on this very path: a cycle from there on. Met on an earlier one: already judged.
    const closes = end === null ? -1 : path.indexOf(end);
    if (closes >= 0) for (const member of path.slice(closes)) inCycles.add(member);
    for (const seen of path) settled.add(seen);
  }
  return inCycles;
}

/** From parent to parent, until there is none or a key was seen before: that key is the end. */
function climb(
  start: string,
  parents: ReadonlyMap<string, string | null>,
  settled: ReadonlySet<string>,
): { readonly path: readonly string[]; readonly end: string | null } {
  const path = new Set<string>();
  let key: string | null = start;
  while (key !== null && !settled.has(key) && !path.has(key)) {
    path.add(key);
    key = parents.get(key) ?? null;
  }
  return { path: [...path], end: key };
}
