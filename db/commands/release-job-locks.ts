import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/** Lets the jobs of dead workers run again. */
export async function releaseJobLocks(db: Database, workers: readonly string[]): Promise<void> {
  if (workers.length === 0) return;
  const names = JSON.stringify(workers);
  await db.execute(sql`select graphile_worker.force_unlock_workers(
    array(select json_array_elements_text(${names}::json)))`);
}
