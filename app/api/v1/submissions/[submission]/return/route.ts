import { z } from "zod";
import { authorOf } from "#app/api/author-of.ts";
import { ingestContext } from "#app/api/ingest-context.ts";
import { jsonBody } from "#app/api/json-body.ts";
import { privateJson } from "#app/api/private-json.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { refuseForeignWrite } from "#app/api/refuse-foreign-write.ts";
import { seenSubmission } from "#app/api/seen-submission.ts";
import { returnSubmission } from "#lib/ingest/return-submission.ts";

interface Context {
  readonly params: Promise<{ readonly submission: string }>;
}

const Comment = z.object({ comment: z.string().trim().min(1).max(5000) });

/** Sends what awaits review back to its submitter, with a comment. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const refused = refuseForeignWrite(request);
  if (refused !== null) return refused;
  const seen = await seenSubmission(request, (await params).submission);
  if (seen instanceof Response) return seen;
  const { submission, actor, publishes, policy } = seen;
  if (!publishes || policy === "direct") {
    return problemJson(403, "Forbidden", "Only a maintainer of all its boards returns it.");
  }
  const asked = await jsonBody(request, Comment);
  if (asked instanceof Response) return asked;
  const { id } = submission;
  const given = { id, comment: asked.comment, author: authorOf(actor) };
  if (await returnSubmission(ingestContext(), given)) {
    return privateJson({ submission: id, state: "returned" });
  }
  return problemJson(
    409,
    "Not awaiting review",
    `Only what awaits review is returned; this submission is ${submission.state}.`,
  );
}
