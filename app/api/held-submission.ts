import type { Submission } from "#lib/domain/submission/submission.ts";
import { problemJson } from "./problem-json.ts";
import { seenSubmission } from "./seen-submission.ts";

/** The submission that a request may change because it comes from its submitter, or the answer that refuses it. */
export async function heldSubmission(request: Request, id: string): Promise<Submission | Response> {
  const seen = await seenSubmission(request, id);
  if (seen instanceof Response) return seen;
  if (seen.part === "submitter") return seen.submission;
  return problemJson(403, "Forbidden", "Only whoever submitted this archive does this.");
}
