import { noSuch } from "#app/api/no-such.ts";
import { publicJson } from "#app/api/public-json.ts";
import { db } from "#db/client.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { listEditions } from "#db/queries/list-editions.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly board: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const board = await findBoard(db, (await params).board);
  if (board === null) return noSuch("board");
  const editions = await listEditions(db, board.slug);
  return publicJson(request, editions.at(-1)?.publishedAt ?? null, { editions });
}
