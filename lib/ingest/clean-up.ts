import { submissionsAwaitingCleanup } from "#db/queries/submissions-awaiting-cleanup.ts";
import type { IngestContext } from "./context.ts";
import { discardSubmission } from "./discard-submission.ts";

const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Discards what was never published within 30 days, and the scratch files of dead processes. */
export async function cleanUp(context: IngestContext): Promise<void> {
  await context.store.sweep();
  const before = new Date(context.now().getTime() - keptDays * dayMs);
  const stale = await submissionsAwaitingCleanup(context.db, before);
  for (const submission of stale) await discardSubmission(context, submission);
}
