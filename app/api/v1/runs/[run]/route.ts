import { noSuch } from "#app/api/no-such.ts";
import { publicJson } from "#app/api/public-json.ts";
import { db } from "#db/client.ts";
import { findRun } from "#db/queries/find-run.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly run: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const found = await findRun(db, (await params).run);
  return found === null ? noSuch("run") : publicJson(request, found.run.publishedAt, found);
}
