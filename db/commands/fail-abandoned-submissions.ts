import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/**
 * Fails submissions whose job is gone or has used up its attempts: each attempt ended with its process.
 * Call it after the locks of dead workers were released. Returns their ids.
 */
export async function failAbandonedSubmissions(
  db: Database,
  now: Date,
): Promise<readonly string[]> {
  const result = await db.execute<{ id: string }>(sql`
    update submissions set state = 'failed', archive_password = null, updated_at = ${now.toISOString()},
      error = 'Reading this archive ended the reader every time it was tried. Nothing was stored.'
    where state in ('received', 'reading') and not exists (
      select from graphile_worker.jobs
      where jobs.key = 'submission:' || submissions.id and jobs.attempts < jobs.max_attempts)
      and not exists (
      select from graphile_worker.jobs
      where jobs.key = 'submission:' || submissions.id and jobs.locked_at is not null)
    returning id`);
  return result.rows.map(({ id }) => id);
}
