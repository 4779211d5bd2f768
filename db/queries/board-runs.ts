import { eq } from "drizzle-orm";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Database } from "../database.ts";
import { boards } from "../schema/index.ts";
import { selectBoardRuns } from "./select-board-runs.ts";

/**
 * Every published row of one board, the unlisted ones too (`listed` says which), by run id and measurement: without
 * those that a correction withdrew, which `withdrawnRuns` lists.
 */
export async function boardRuns(db: Database, slug: string): Promise<BoardRun[]> {
  const rows = await selectBoardRuns(db, eq(boards.slug, slug));
  return rows.filter(({ withdrawn }) => withdrawn === null);
}
