import { partValue } from "../measurement.ts";
import { sameFigure } from "../numbers/same-figure.ts";
import type { ReportedRow } from "./reported-row.ts";

/** One row on one task set whose scorer version changed while not one of its figures did. */
export interface LabelMoved {
  readonly id: string;
  readonly taskSet: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly message: string;
}

/**
 * Finds labels that moved alone: rows of one system, joined by id and task set, whose scorer version
 * differs between two archives while every figure is the same number. One version string of a tau2
 * submission covers four task sets, so a re-grade of one moves the label of all. It is a note on
 * the figure and takes no row out of a comparison.
 */
export function labelMoved(
  before: readonly ReportedRow[],
  after: readonly ReportedRow[],
): readonly LabelMoved[] {
  return after.flatMap((row) => {
    const earlier = before.find(({ id, taskSet }) => id === row.id && taskSet === row.taskSet);
    if (earlier === undefined) return [];
    const versions = {
      before: partValue(earlier.parts, "scorer_version"),
      after: partValue(row.parts, "scorer_version"),
    };
    if (versions.before === versions.after || !sameFigures(earlier, row)) return [];
    const moved = `${versions.before ?? "unknown"} to ${versions.after ?? "unknown"}`;
    const message = `label moved, figure did not: scorer version ${moved}, every figure the same`;
    return [{ id: row.id, taskSet: row.taskSet, ...versions, message }];
  });
}

function sameFigures(a: ReportedRow, b: ReportedRow): boolean {
  const metrics = Object.keys(a.figures);
  return (
    metrics.some((metric) => a.figures[metric] !== null) &&
    metrics.length === Object.keys(b.figures).length &&
    metrics.every((metric) => sameFigure(a.figures[metric], b.figures[metric]))
  );
}
