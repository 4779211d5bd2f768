import { eq } from "drizzle-orm";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Database } from "../database.ts";
import { boards } from "../schema/index.ts";
import { selectArchivedRuns, selectBoardRuns } from "./select-board-runs.ts";

/**
 * Every published row of one board, the unlisted ones too (`listed` says which), by run id and measurement. Those that
 * a correction withdrew stand on no board and come only when asked for.
 */
export async function boardRuns(
  db: Database,
  slug: string,
  which: "standing" | "withdrawn too" = "standing",
): Promise<BoardRun[]> {
  const rows = await selectBoardRuns(db, eq(boards.slug, slug));
  return which === "standing" ? rows.filter(({ withdrawn }) => withdrawn === null) : rows;
}

/** The rows of one board as archived, whatever corrections say of them. */
export function archivedBoardRuns(db: Database, slug: string): Promise<BoardRun[]> {
  return selectArchivedRuns(db, eq(boards.slug, slug));
}
