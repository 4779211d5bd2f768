import { eq } from "drizzle-orm";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Database } from "../database.ts";
import { runTallies } from "../schema/index.ts";
import { selectBoardRuns } from "./select-board-runs.ts";

/** Every published row of one comparability key, on whatever board it stands, without the withdrawn. */
export async function runsByMeasurement(db: Database, key: string): Promise<BoardRun[]> {
  const rows = await selectBoardRuns(db, eq(runTallies.measurementKey, key));
  return rows.filter(({ withdrawn }) => withdrawn === null);
}
