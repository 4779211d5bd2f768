import type { CountedCall } from "#lib/domain/ledger/counted-call.ts";
import type { ModelUsage } from "#lib/domain/ledger/usage-call.ts";
import { formatCount } from "../words/format.ts";
import { roleWords } from "./cost-words.ts";

type Span = Omit<CountedCall, "run">;

/** One span of the log as a line of its tree. */
export interface SpanLine {
  readonly place: number;
  /** How deep it lies, from 1; deeper than `deepest` is drawn at `deepest`. */
  readonly level: number;
  readonly title: string;
  readonly role: string;
  readonly task: string;
  readonly usage: string;
  /** `counted`: a billing event of its own; `repeats`: another span's usage again; `none`: carries no usage. */
  readonly counts: "counted" | "repeats" | "none";
  readonly mark: string;
}

const deepest = 8;

/**
 * Spans as a tree: each after its parent, children in the archive's order. A span whose parent is not among
 * them stands as a root, as the ledger counts it.
 */
export function spanTree(spans: readonly Span[]): readonly SpanLine[] {
  const places = new Set(spans.map(({ place }) => place));
  const children = new Map<number | null, Span[]>();
  for (const span of spans) {
    const parent =
      span.parentPlace !== null && places.has(span.parentPlace) ? span.parentPlace : null;
    children.set(parent, [...(children.get(parent) ?? []), span]);
  }
  const lines: SpanLine[] = [];
  const pending = (children.get(null) ?? []).map((span) => ({ span, level: 1 })).toReversed();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { span, level } = next;
    lines.push(toLine(span, Math.min(level, deepest)));
    const below = children.get(span.place) ?? [];
    pending.push(...below.map((child) => ({ span: child, level: level + 1 })).toReversed());
  }
  return lines;
}

function toLine(span: Span, level: number): SpanLine {
  const { place, operation, model, role, task, usages, duplicateOf } = span;
  return {
    place,
    level,
    title:
      [operation, model].filter((part) => part !== null).join(" · ") || "a span without a name",
    role: roleWords[role],
    task: task === null ? "no task" : `task ${task}`,
    usage: usages.length === 0 ? "no usage" : usages.map(usageText).join("; "),
    ...counting(usages.length, duplicateOf),
  };
}

function counting(usages: number, duplicateOf: number | null): Pick<SpanLine, "counts" | "mark"> {
  if (duplicateOf !== null) return { counts: "repeats", mark: `repeats span ${duplicateOf + 1}` };
  return usages === 0
    ? { counts: "none", mark: "carries no usage" }
    : { counts: "counted", mark: "counted once" };
}

function usageText({ model, inputTokens, outputTokens, cachedInputTokens }: ModelUsage): string {
  const of = (tokens: number | null) => (tokens === null ? "unknown" : formatCount(tokens));
  const cached =
    cachedInputTokens === null || cachedInputTokens === 0
      ? ""
      : ` (${formatCount(cachedInputTokens)} cached)`;
  return `${model}: ${of(inputTokens)} in${cached}, ${of(outputTokens)} out`;
}
