import type { BoundAtK, NamedRule, ReportedCheck } from "#lib/domain/run-summary.ts";
import { decimalPercent } from "./decimal-percent.ts";
import { formatBounds, formatPercent, formatUsd } from "./format.ts";

/** A metric as people write it: `pass_hat_2` is `pass^2`. */
export function metricName(metric: string): string {
  return metric
    .replace(/^pass_hat_(\d+)$/, "pass^$1")
    .replace(/^pass_at_(\d+)$/, "pass@$1")
    .replaceAll("_", " ");
}

export interface FigureLine {
  readonly name: string;
  readonly archived: string;
  readonly recomputed: string;
  readonly agrees: string;
  readonly source: string;
  readonly notes: readonly string[];
}

/** The archive's own figures beside what its episodes give. */
export function figureLines(reported: readonly ReportedCheck[]): readonly FigureLine[] {
  return reported.map((figure) => ({
    name: metricName(figure.metric),
    archived: archivedText(figure),
    recomputed: figure.recomputed === null ? "–" : recomputedText(figure, figure.recomputed),
    agrees: agreement(figure.agrees),
    source: figure.source,
    notes: figure.notes,
  }));
}

function archivedText({ value, unit }: ReportedCheck): string {
  if (value === null) return "null in the archive";
  if (unit === "usd") return `$${value}`;
  return unit === "count" ? value : decimalPercent(value, unit);
}

function recomputedText({ unit }: ReportedCheck, value: number): string {
  if (unit === "usd") return formatUsd(value);
  return unit === "count" ? String(value) : formatPercent(value);
}

function agreement(agrees: boolean | null): string {
  if (agrees === null) return "cannot be recomputed";
  return agrees ? "agrees" : "differs";
}

export interface RuleLine {
  readonly rule: string;
  readonly metric: string;
  readonly value: string;
}

/** The benchmark's own conventions, computed beside ours. */
export function ruleLines(rules: readonly NamedRule[]): readonly RuleLine[] {
  return rules.map(({ name, metric, value }) => ({
    rule: name,
    metric: metricName(metric),
    value: formatPercent(value),
  }));
}

export interface KLine {
  readonly k: number;
  readonly hat: string;
  readonly at: string;
}

/** pass^k and pass@k under one k. */
export function kLines(hat: readonly BoundAtK[], at: readonly BoundAtK[]): readonly KLine[] {
  const ks = [...new Set([...hat, ...at].map(({ k }) => k))].toSorted((a, b) => a - b);
  return ks.map((k) => ({ k, hat: boundsAt(hat, k), at: boundsAt(at, k) }));
}

function boundsAt(bounds: readonly BoundAtK[], k: number): string {
  const found = bounds.find((bound) => bound.k === k);
  return found === undefined ? "–" : formatBounds(found.low, found.high);
}
