import { authorOf } from "#app/api/author-of.ts";
import { ingestContext } from "#app/api/ingest-context.ts";
import { privateJson } from "#app/api/private-json.ts";
import { publishRefusal } from "#app/api/publish-refusal.ts";
import { refuseForeignWrite } from "#app/api/refuse-foreign-write.ts";
import { type SeenSubmission, seenSubmission } from "#app/api/seen-submission.ts";
import { publishPreview } from "#lib/ingest/publish-preview.ts";
import { sendForReview } from "#lib/ingest/send-for-review.ts";

interface Context {
  readonly params: Promise<{ readonly submission: string }>;
}

/**
 * Publishes a preview where its submitter decides alone, and what was sent for review where a maintainer does;
 * sends it for review otherwise. What became of it comes with the submission's events.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const refused = refuseForeignWrite(request);
  if (refused !== null) return refused;
  const seen = await seenSubmission(request, (await params).submission);
  if (seen instanceof Response) return seen;
  return seen.publishes ? publish(seen) : send(seen);
}

async function publish({ submission, actor }: SeenSubmission): Promise<Response> {
  const answer = await publishPreview(ingestContext(), submission, authorOf(actor));
  return answer.kind === "asked"
    ? privateJson({ submission: submission.id, publishAsked: true }, 202)
    : publishRefusal(answer, submission);
}

async function send({ submission, actor }: SeenSubmission): Promise<Response> {
  const answer = await sendForReview(ingestContext(), submission, authorOf(actor));
  return answer.kind === "sent"
    ? privateJson({ submission: submission.id, awaitsReviewOf: answer.boards }, 202)
    : publishRefusal(answer, submission);
}
