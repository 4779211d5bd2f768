import { db } from "#db/client.ts";
import { taskSetSize } from "#db/queries/task-set-size.ts";
import type { Board } from "#lib/domain/board/board-run.ts";
import { comparedDenominator } from "#lib/domain/diff/compared-denominator.ts";
import type { OneDenominator } from "#lib/domain/diff/one-denominator.ts";
import type { ReportedDiff } from "#lib/domain/diff/reported-diff.ts";
import type { TaskSetSize } from "#lib/domain/diff/task-set-size.ts";
import { partValue } from "#lib/domain/measurement.ts";
import type { DiffSide } from "#lib/summary/diff-side.ts";
import { sideFigures } from "#lib/summary/side-figures.ts";

export interface LoadedDenominator {
  readonly size: TaskSetSize;
  readonly found: OneDenominator;
}

/** What the stated size of a board's task set says of the figures compared; null when nobody stated it or the figures are no such shares. */
export async function loadDenominator(
  { benchmark, taskSet }: Board,
  diff: ReportedDiff,
  before: DiffSide,
  after: DiffSide,
): Promise<LoadedDenominator | null> {
  if (!diff.metric.startsWith(`${taskSet}/`)) return null;
  const size = await taskSetSize(db, { benchmark, taskSet, version: sharedVersion(diff) });
  if (size === null) return null;
  const found = comparedDenominator(diff, sideFigures(before), sideFigures(after), size);
  return found === null ? null : { size, found };
}

function sharedVersion({ rulers }: ReportedDiff): string | null {
  if (rulers === null) return null;
  const after = partValue(rulers.after, "task_set_version");
  return partValue(rulers.before, "task_set_version") === after ? after : null;
}
