import { foundRun } from "#app/api/found-run.ts";
import { publicJson } from "#app/api/public-json.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly run: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const found = await foundRun((await params).run);
  if (found instanceof Response) return found;
  return publicJson(request, found.run.publishedAt, {
    ...found,
    corrections: found.run.corrections,
  });
}
