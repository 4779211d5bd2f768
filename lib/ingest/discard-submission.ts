import { deleteSubmission } from "#db/commands/delete-submission.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { lockArchive } from "#db/commands/lock-archive.ts";
import { archiveInUse } from "#db/queries/archive-in-use.ts";
import type { IngestContext } from "./context.ts";

interface Discarded {
  readonly id: string;
  readonly archiveSha256: string;
}

/**
 * Removes a submission that is not published and everything stored for it. The archive's bytes go too
 * unless another submission or a run needs them. False when it is published or gone.
 */
export function discardSubmission(
  { db, store }: IngestContext,
  { id, archiveSha256 }: Discarded,
): Promise<boolean> {
  return inTransaction(db, async (connection) => {
    await lockArchive(connection.db, archiveSha256);
    const deleted = await deleteSubmission(connection.db, id);
    if (!(await archiveInUse(connection.db, archiveSha256))) await store.remove(archiveSha256);
    return deleted;
  });
}
