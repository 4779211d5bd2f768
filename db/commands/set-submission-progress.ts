import { and, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { submissions } from "../schema/index.ts";
import { notifySubmission } from "./notify-submission.ts";

export interface Progress {
  readonly bytes: number;
  readonly episodes: number;
  readonly totalBytes: number | null;
}

/** Notes how far a job has come and tells who listens. */
export async function setSubmissionProgress(
  db: Database,
  id: string,
  { bytes, episodes, totalBytes }: Progress,
  now: Date,
): Promise<void> {
  await db
    .update(submissions)
    .set({
      progressBytes: bytes,
      progressEpisodes: episodes,
      progressTotal: totalBytes,
      updatedAt: now,
    })
    .where(and(eq(submissions.id, id), eq(submissions.state, "reading")));
  await notifySubmission(db, id);
}
