import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/** Names of the worker pools that hold a job at this moment. */
export async function lockingWorkers(db: Database): Promise<readonly string[]> {
  const result = await db.execute<{ worker: string }>(sql`
    select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null`);
  return result.rows.map(({ worker }) => worker);
}
