import type { ReportedCheck } from "#lib/domain/run-summary.ts";
import { decimalPercent } from "../words/decimal-percent.ts";
import { formatPercent, formatUsd } from "../words/format.ts";
import { metricName } from "./metric-name.ts";

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
