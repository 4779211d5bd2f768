import { findSubmission } from "#db/queries/find-submission.ts";
import type { IngestContext } from "./context.ts";
import { endSubmission } from "./end-submission.ts";

/** Ends a submission whose job failed for good; the reason for people names no internals. */
export async function failSubmission(context: IngestContext, id: string): Promise<void> {
  const found = await findSubmission(context.db, id);
  if (found === null) return;
  await endSubmission(context, found.submission, {
    state: "failed",
    error:
      "We could not finish reading this archive. That is a fault of ours, not of your file: nothing was stored. Discard it and try again, or report it with this page's address.",
  });
}
