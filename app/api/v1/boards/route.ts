import { publicJson } from "#app/api/public-json.ts";
import { db } from "#db/client.ts";
import { listBoards } from "#db/queries/list-boards.ts";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const lines = await listBoards(db);
  const boards = lines.map(({ version: _version, ...line }) => line);
  const dates = boards.map(({ lastPublishedAt }) => lastPublishedAt).filter((at) => at !== null);
  return publicJson(request, dates.toSorted().at(-1) ?? null, { boards });
}
