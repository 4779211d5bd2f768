import { seenSubmission } from "#app/api/seen-submission.ts";
import { submissionEvents } from "#app/api/submission-events.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly submission: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const seen = await seenSubmission(request, (await params).submission);
  if (seen instanceof Response) return seen;
  return new Response(submissionEvents(seen.submission.id, request.signal), {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
