import type { ReportedRow } from "#lib/domain/diff/reported-row.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";

/** A run of figures without episodes as a comparison of two archives sees it; null for a run with episodes. */
export function toReportedRow(run: RunSummary): ReportedRow | null {
  if (run.counts !== null || run.taskSet.name === null) return null;
  const id = run.nativeId ?? run.memberPath ?? run.id;
  return {
    id,
    label: run.system.model ?? id,
    listed: run.listed,
    unlistedReason: run.unlistedReason,
    benchmark: run.benchmark,
    taskSet: run.taskSet.name,
    parts: run.measurement.parts,
    figures: Object.fromEntries(run.reported.map(({ metric, value }) => [metric, value])),
    units: Object.fromEntries(run.reported.map(({ metric, unit }) => [metric, unit])),
  };
}
