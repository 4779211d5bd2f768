import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { submissionChannel } from "../notify.ts";

/** Tells every listening process that a submission changed; sent when the transaction commits. */
export async function notifySubmission(db: Database, id: string): Promise<void> {
  await db.execute(sql`select pg_notify(${submissionChannel}, ${id})`);
}
