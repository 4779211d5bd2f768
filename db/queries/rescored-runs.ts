import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { RescoredRun } from "#lib/domain/replay/rescore-record.ts";
import type { Database } from "../database.ts";
import { runs } from "../schema/index.ts";
import { selectBoardRuns } from "./select-board-runs.ts";

/** Every published row of the runs that a re-score may mean: all that fit what it says, by run and measurement. */
export function rescoredRuns(db: Database, of: RescoredRun): Promise<BoardRun[]> {
  const said: readonly (SQL | null)[] = [
    of.run === null ? null : eq(runs.id, of.run),
    of.archiveSha256 === null ? null : eq(runs.archiveSha256, of.archiveSha256),
    of.nativeId === null ? null : eq(runs.nativeId, of.nativeId),
    of.taskSet === null ? null : eq(runs.taskSet, of.taskSet),
  ];
  const condition = and(isNotNull(runs.publishedAt), ...said.filter((part) => part !== null));
  if (condition === undefined) throw new Error("a condition of at least one part is none");
  return selectBoardRuns(db, condition);
}
