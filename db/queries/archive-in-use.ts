import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/** Whether a run or a submission that may still be read or published needs an archive's bytes. */
export async function archiveInUse(db: Database, sha256: string): Promise<boolean> {
  const result = await db.execute<{ used: boolean }>(sql`
    select exists (select from archives where sha256 = ${sha256})
      or exists (select from submissions where archive_sha256 = ${sha256} and state <> 'rejected') as used`);
  return result.rows.some(({ used }) => used);
}
