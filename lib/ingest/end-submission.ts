import { deleteUnpublishedRuns } from "#db/commands/delete-unpublished-runs.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { lockArchive } from "#db/commands/lock-archive.ts";
import { type SubmissionChange, setSubmissionState } from "#db/commands/set-submission-state.ts";
import { archiveInUse } from "#db/queries/archive-in-use.ts";
import type { IngestContext } from "./context.ts";

interface Refused {
  readonly id: string;
  readonly archiveSha256: string;
}

/**
 * Ends a submission whose archive cannot be published, or whose job failed for good: its report stays,
 * its runs and (for a rejected one) the bytes that nobody else needs do not.
 */
export async function endSubmission(
  { db, store, now }: IngestContext,
  { id, archiveSha256 }: Refused,
  change: Omit<SubmissionChange, "now" | "state"> & { readonly state: "rejected" | "failed" },
): Promise<void> {
  await inTransaction(db, async (connection) => {
    await lockArchive(connection.db, archiveSha256);
    await deleteUnpublishedRuns(connection.db, id);
    await setSubmissionState(connection.db, id, { ...change, now: now() });
    if (!(await archiveInUse(connection.db, archiveSha256))) await store.remove(archiveSha256);
  });
}
