import type { ReportedRow } from "#lib/domain/diff/reported-row.ts";
import type { DiffSide } from "./diff-side.ts";
import { toReportedRow } from "./to-reported-row.ts";

/** The rows of figures on one side of a diff. */
export function sideFigures({ runs, figures }: DiffSide): readonly ReportedRow[] {
  const rows = runs.map(({ summary }) => toReportedRow(summary)).filter((row) => row !== null);
  return figures === undefined ? rows : [...rows, ...figures];
}
