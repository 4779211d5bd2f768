import { db } from "#db/client.ts";
import { runTrajectories } from "#db/queries/trajectory-twins.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Regrade } from "#lib/domain/replay/regrade.ts";
import { findRegrades } from "#lib/ingest/find-regrades.ts";

/** Other published runs of the trajectories of one; none for a run of reported figures. */
export async function sameTrajectoriesOf(run: BoardRun): Promise<readonly Regrade[]> {
  if (run.counts === null) return [];
  return findRegrades(db, run, await runTrajectories(db, run.id));
}
