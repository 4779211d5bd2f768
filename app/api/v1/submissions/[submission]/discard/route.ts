import { heldSubmission } from "#app/api/held-submission.ts";
import { ingestContext } from "#app/api/ingest-context.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { refuseForeignWrite } from "#app/api/refuse-foreign-write.ts";
import { capabilityCookie } from "#app/api/shown-capability.ts";
import { discardSubmission } from "#lib/ingest/discard-submission.ts";

interface Context {
  readonly params: Promise<{ readonly submission: string }>;
}

/** Removes a submission that is not published, and all that was kept for it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const refused = refuseForeignWrite(request);
  if (refused !== null) return refused;
  const held = await heldSubmission(request, (await params).submission);
  if (held instanceof Response) return held;
  if (!(await discardSubmission(ingestContext(), held))) {
    return problemJson(
      409,
      "Published",
      "A published submission cannot be discarded: its rows are withdrawn by a correction.",
    );
  }
  const cookie = `${capabilityCookie(held.id)}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;
  return new Response(null, { status: 204, headers: { "set-cookie": cookie } });
}
