import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../database.ts";
import { submissions } from "../schema/index.ts";
import { deleteUnpublishedRuns } from "./delete-unpublished-runs.ts";
import { notifySubmission } from "./notify-submission.ts";

/** Deletes a submission that is not published, with whatever a job had stored for it. False when it is published or gone. */
export async function deleteSubmission(db: Database, id: string): Promise<boolean> {
  await deleteUnpublishedRuns(db, id);
  const deleted = await db
    .delete(submissions)
    .where(and(eq(submissions.id, id), ne(submissions.state, "published")))
    .returning({ id: submissions.id });
  if (deleted.length === 0) return false;
  await notifySubmission(db, id);
  return true;
}
