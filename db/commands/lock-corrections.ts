import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/**
 * Lets one transaction at a time add corrections or work out what they do, until it ends: nobody writes over a list
 * that they have not seen, and no figure misses a correction of its moment.
 */
export async function lockCorrections(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('corrections', 0))`);
}
