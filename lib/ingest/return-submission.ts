import { type Author, addAudit } from "#db/commands/add-audit.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { setSubmissionState } from "#db/commands/set-submission-state.ts";
import type { IngestContext } from "./context.ts";

interface Return {
  readonly id: string;
  readonly comment: string;
  readonly author: Author;
}

/** Sends a submission back to whoever submitted it, with a comment. False unless it awaits review. */
export function returnSubmission(
  { db, now }: IngestContext,
  { id, comment, author }: Return,
): Promise<boolean> {
  return inTransaction(db, async (connection) => {
    const change = { state: "returned", reviewComment: comment, now: now() } as const;
    if (!(await setSubmissionState(connection.db, id, change))) return false;
    const entry = { action: "submission_returned", target: `submission ${id}` } as const;
    await addAudit(connection.db, { ...author, ...entry, detail: { comment } });
    return true;
  });
}
