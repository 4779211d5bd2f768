import { compareCodePoints } from "../order/compare-code-points.ts";
import { costRoles } from "./cost.ts";
import { groupBy } from "./group-by.ts";
import type { PlacedCall } from "./span-links.ts";
import type { UsageCall } from "./usage-call.ts";

/** One provider response, or one attempt at it, and every span that tells of it. */
export interface ResponseEvent<Span extends PlacedCall> {
  readonly spans: readonly Span[];
  /** The span whose usage counts: the one with most tokens, for a usage may have been logged half-way. */
  readonly counted: Span;
  /** Whether its spans state different usages. */
  readonly differs: boolean;
}

/**
 * Spans by provider, response id and attempt. Where the provider is not named, an id is one only inside
 * the span's own namespace. Null when there are no spans or one of them has no response id.
 */
export function responseEvents<Span extends PlacedCall>(
  leaves: readonly Span[],
): readonly ResponseEvent<Span>[] | null {
  if (leaves.length === 0 || leaves.some(({ call }) => call.responseId === null)) return null;
  return [...groupBy(leaves, ({ call }) => responseKey(call)).values()].flatMap((spans) => {
    const stated = new Set(spans.map(({ call }) => usageText(call)));
    return spans
      .toSorted((a, b) => fullestFirst(a.call, b.call))
      .slice(0, 1)
      .map((counted) => ({ spans, counted, differs: stated.size > 1 }));
  });
}

function responseKey({ provider, namespace, responseId, attempt }: UsageCall): string {
  return JSON.stringify([provider === null ? { namespace } : provider, responseId, attempt]);
}

/** An order that does not hang on the order of the log. */
function fullestFirst(a: UsageCall, b: UsageCall): number {
  return (
    tokensOf(b) - tokensOf(a) ||
    costRoles.indexOf(a.role) - costRoles.indexOf(b.role) ||
    compareCodePoints(usageText(a), usageText(b)) ||
    compareCodePoints(a.source, b.source)
  );
}

function tokensOf({ usages }: UsageCall): number {
  const known = usages.flatMap(({ inputTokens, outputTokens }) => [inputTokens, outputTokens]);
  return known.reduce<number>((sum, tokens) => (tokens === null ? sum : sum + tokens), 0);
}

/** A usage as text: equal texts are equal usages, in whatever order its models stand. */
function usageText({ usages, recordedUsd }: UsageCall): string {
  const lines = usages.map(
    ({ model, inputTokens, outputTokens, cachedInputTokens, cacheWriteTokens }) =>
      JSON.stringify([model, inputTokens, outputTokens, cachedInputTokens, cacheWriteTokens]),
  );
  return JSON.stringify([lines.toSorted(compareCodePoints), recordedUsd]);
}
