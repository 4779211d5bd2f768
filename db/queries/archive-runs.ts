import { inArray } from "drizzle-orm";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Database } from "../database.ts";
import { runs } from "../schema/index.ts";
import { selectBoardRuns } from "./select-board-runs.ts";

/** Every published row of some archives, on whatever boards they stand, the unlisted ones too, without the withdrawn. */
export async function archiveRuns(db: Database, sha256s: readonly string[]): Promise<BoardRun[]> {
  if (sha256s.length === 0) return [];
  const rows = await selectBoardRuns(db, inArray(runs.archiveSha256, [...sha256s]));
  return rows.filter(({ withdrawn }) => withdrawn === null);
}
