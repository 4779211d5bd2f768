import { addJob } from "#db/commands/add-job.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { setSubmissionState } from "#db/commands/set-submission-state.ts";
import type { IngestContext } from "./context.ts";

/**
 * Takes the submitter's declarations, all of them at once, and has the archive read again with them; a password given
 * before stays unless there is a new one. False unless it is a preview.
 */
export function declareFacts(
  { db, now }: IngestContext,
  id: string,
  declarations: Readonly<Record<string, string>>,
  archivePassword: string | null = null,
): Promise<boolean> {
  return inTransaction(db, async (connection) => {
    const password = archivePassword === null ? {} : { archivePassword };
    const change = { state: "received", declarations, ...password, now: now() } as const;
    if (!(await setSubmissionState(connection.db, id, change))) return false;
    await addJob(connection.db, "read_submission", id);
    return true;
  });
}
