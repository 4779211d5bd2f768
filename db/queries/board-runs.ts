import { eq } from "drizzle-orm";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Database } from "../database.ts";
import { boards } from "../schema/index.ts";
import { selectBoardRuns } from "./select-board-runs.ts";

/** Every published row of one board, the unlisted ones too (`listed` says which), by run id and measurement. */
export function boardRuns(db: Database, slug: string): Promise<BoardRun[]> {
  return selectBoardRuns(db, eq(boards.slug, slug));
}
