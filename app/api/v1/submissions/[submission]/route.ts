import { privateJson } from "#app/api/private-json.ts";
import { seenSubmission } from "#app/api/seen-submission.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly submission: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const seen = await seenSubmission(request, (await params).submission);
  return seen instanceof Response ? seen : privateJson(seen.submission);
}
