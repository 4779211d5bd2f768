import { db } from "#db/client.ts";
import { taskSetSize } from "#db/queries/task-set-size.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { figureDenominator } from "#lib/view/run/figure-denominator.ts";

/** What the stated size of its task set says of a reported figure; null for a run with episodes. */
export async function figureDenominatorOf(run: BoardRun): Promise<string | null> {
  const { benchmark, counts, measurement, reported, taskSet } = run;
  if (counts !== null || taskSet.name === null) return null;
  const version = measurement.taskSetVersion;
  const size = await taskSetSize(db, { benchmark, taskSet: taskSet.name, version });
  return figureDenominator(reported, size);
}
