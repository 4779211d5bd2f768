import { db } from "#db/client.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { noSuch } from "./no-such.ts";
import { problemJson } from "./problem-json.ts";
import { type SubmissionAccess, submissionAccess } from "./submission-access.ts";

/** A submission and what the sender of the request is to it. */
export interface SeenSubmission extends SubmissionAccess {
  readonly submission: Submission;
}

/** The submission that a request may see, or the answer that refuses it. */
export async function seenSubmission(
  { headers }: Request,
  id: string,
): Promise<SeenSubmission | Response> {
  const found = await findSubmission(db, id);
  if (found === null) return noSuch("submission");
  const access = await submissionAccess(headers, found);
  if (access.part !== null) return { ...access, submission: found.submission };
  return problemJson(
    403,
    "Forbidden",
    "Only the browser or program that uploaded this archive, its account and, once it was sent for review, the maintainers of its boards may see it.",
  );
}
