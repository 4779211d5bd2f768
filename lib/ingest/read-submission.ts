import { setSubmissionState } from "#db/commands/set-submission-state.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import { passwordIsNeeded } from "#lib/domain/submission/password-is-needed.ts";
import { blockingProblem } from "./blocking-problem.ts";
import type { IngestContext } from "./context.ts";
import { endSubmission } from "./end-submission.ts";
import { readStoredArchive } from "./read-stored-archive.ts";
import { withRegrades } from "./with-regrades.ts";

/**
 * Job: reads a received archive and leaves its report as a preview, or rejects it with the reason. An archive that
 * only lacks its password stays a preview, so that its submitter can give it.
 * May run again after being killed at any point.
 */
export async function readSubmission(context: IngestContext, id: string): Promise<void> {
  const { db, now } = context;
  if (!(await setSubmissionState(db, id, { state: "reading", now: now() }))) return;
  const found = await findSubmission(db, id);
  if (found === null) return;
  const { reading } = await readStoredArchive(context, found);
  const report = await withRegrades(db, reading);
  if (blockingProblem(report.problems) === null || passwordIsNeeded(report)) {
    await setSubmissionState(db, id, { state: "preview", report, now: now() });
  } else {
    await endSubmission(context, found.submission, { state: "rejected", report });
  }
}
