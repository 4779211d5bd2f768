import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/** Holds a board's numbering until the transaction ends: two publications never take one number, nor leave a gap. */
export async function lockEditions(db: Database, board: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`edition ${board}`}, 0))`);
}
