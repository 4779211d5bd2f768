import { heldSubmission } from "#app/api/held-submission.ts";
import { submissionEvents } from "#app/api/submission-events.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly submission: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const held = await heldSubmission(request, (await params).submission);
  if (held instanceof Response) return held;
  return new Response(submissionEvents(held.id, request.signal), {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
