import type { Usage } from "./episode-schema.ts";
import { hasUsage, isCall } from "./usage-call.ts";

/** Which calls stand for the bill when usage is counted at the top or at the bottom of the tree. */
export interface SpanCounts {
  readonly rootSpans: readonly Usage[];
  readonly leafSpans: readonly Usage[];
}

export type SpanTree =
  | ({ readonly kind: "tree" } & SpanCounts)
  | { readonly kind: "broken"; readonly cause: string }
  /** Not every call has a span id, so there is no tree to ask. */
  | { readonly kind: "absent" };

/**
 * Reads the tree of an episode's spans (measurement.md 6): a root has no ancestor that carries usage, a leaf no
 * descendant. A call without usage counts, as unknown, when nothing above and below it carries usage; a
 * wrapper never does. Two spans of one id, a parent that is not there and a circle leave both unknown.
 */
export function spanTree(spans: readonly Usage[]): SpanTree {
  if (spans.some((span) => isCall(span) && spanId(span) === null)) return { kind: "absent" };
  const byId = new Map<string, Usage>();
  for (const span of spans) {
    const id = spanId(span);
    if (id === null) continue;
    if (byId.has(id)) return { kind: "broken", cause: `two spans have the id ${id}` };
    byId.set(id, span);
  }
  const ancestors = new Map<Usage, readonly Usage[]>();
  for (const span of byId.values()) {
    const line = ancestorsOf(span, byId);
    if (typeof line === "string") return { kind: "broken", cause: line };
    ancestors.set(span, line);
  }
  return { kind: "tree", ...countSpans(ancestors) };
}

function spanId({ span_id }: Usage): string | null {
  return span_id ?? null;
}

function countSpans(ancestors: ReadonlyMap<Usage, readonly Usage[]>): SpanCounts {
  const hasUsageBelow = new Set<Usage>();
  const hasUsageAbove = new Set<Usage>();
  for (const [span, line] of ancestors) {
    if (line.some(hasUsage)) hasUsageAbove.add(span);
    if (hasUsage(span)) for (const ancestor of line) hasUsageBelow.add(ancestor);
  }
  const calls = [...ancestors.keys()].filter(
    (span) =>
      hasUsage(span) || (isCall(span) && !hasUsageAbove.has(span) && !hasUsageBelow.has(span)),
  );
  return {
    rootSpans: calls.filter((span) => !hasUsageAbove.has(span)),
    leafSpans: calls.filter((span) => !hasUsageBelow.has(span)),
  };
}

function ancestorsOf(span: Usage, byId: ReadonlyMap<string, Usage>): readonly Usage[] | string {
  const line: Usage[] = [];
  const seen = new Set([span]);
  let id = span.parent_span_id;
  while (id !== null && id !== undefined) {
    const parent = byId.get(id);
    if (parent === undefined) return `the parent span ${id} is not there`;
    if (seen.has(parent)) return `the spans around ${id} form a circle`;
    seen.add(parent);
    line.push(parent);
    id = parent.parent_span_id;
  }
  return line;
}
