import { addJob } from "#db/commands/add-job.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { setSubmissionState } from "#db/commands/set-submission-state.ts";
import type { IngestContext } from "./context.ts";

/** Takes the submitter's declarations, all of them at once, and has the archive read again with them. False unless it is a preview. */
export function declareFacts(
  { db, now }: IngestContext,
  id: string,
  declarations: Readonly<Record<string, string>>,
): Promise<boolean> {
  return inTransaction(db, async (connection) => {
    const change = { state: "received", declarations, now: now() } as const;
    if (!(await setSubmissionState(connection.db, id, change))) return false;
    await addJob(connection.db, "read_submission", id);
    return true;
  });
}
