import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

export const jobNames = ["read_submission", "publish_submission"] as const;
export type JobName = (typeof jobNames)[number];

/** A job that dies with its process is tried this often, so that one poisonous archive cannot keep killing the worker. */
export const jobAttempts = 3;

/** Queues a job for a submission in the same transaction as what it works on. One job a submission at a time. */
export async function addJob(db: Database, name: JobName, submissionId: string): Promise<void> {
  const payload = JSON.stringify({ submission: submissionId });
  await db.execute(sql`select graphile_worker.add_job(
    ${name}, payload := ${payload}::json, job_key := ${`submission:${submissionId}`},
    max_attempts := ${jobAttempts}::int, job_key_mode := 'replace')`);
}
