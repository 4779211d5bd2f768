import { heldSubmission } from "#app/api/held-submission.ts";
import { privateJson } from "#app/api/private-json.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly submission: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const held = await heldSubmission(request, (await params).submission);
  return held instanceof Response ? held : privateJson(held);
}
