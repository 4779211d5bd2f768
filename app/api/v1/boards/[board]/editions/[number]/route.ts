import { noSuch } from "#app/api/no-such.ts";
import { publicJson } from "#app/api/public-json.ts";
import { db } from "#db/client.ts";
import { findEdition } from "#db/queries/find-edition.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly board: string; readonly number: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { board, number } = await params;
  if (!/^[1-9]\d{0,8}$/.test(number)) return noSuch("edition");
  const edition = await findEdition(db, board, Number(number));
  if (edition === null) return noSuch("edition");
  return publicJson(request, edition.publishedAt, edition, `"${edition.digest}"`);
}
