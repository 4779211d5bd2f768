import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/** Holds an archive until the transaction ends: nobody else stores from it, adds to it or removes its bytes meanwhile. */
export async function lockArchive(db: Database, sha256: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`archive ${sha256}`}, 0))`);
}
