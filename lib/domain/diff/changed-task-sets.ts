import { sameFigure } from "../numbers/same-figure.ts";
import { compareCodePoints } from "../order/compare-code-points.ts";
import type { ReportedRow } from "./reported-row.ts";

/**
 * The task sets of which some listed row, joined by id, has a different figure of `metric` on the two
 * sides, in order of their names. One name is the default of a comparison; several mean that the
 * reader must choose.
 */
export function changedTaskSets(
  before: readonly ReportedRow[],
  after: readonly ReportedRow[],
  metric: string,
): readonly string[] {
  const changed = new Set<string>();
  for (const row of after) {
    const earlier = before.find(({ id, taskSet }) => id === row.id && taskSet === row.taskSet);
    if (earlier === undefined || !earlier.listed || !row.listed) continue;
    if (!sameFigure(earlier.figures[metric], row.figures[metric])) changed.add(row.taskSet);
  }
  return [...changed].toSorted(compareCodePoints);
}
