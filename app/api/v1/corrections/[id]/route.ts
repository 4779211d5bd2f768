import { noSuch } from "#app/api/no-such.ts";
import { publicJson } from "#app/api/public-json.ts";
import { db } from "#db/client.ts";
import { correctionLog } from "#db/queries/correction-log.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [correction] = await correctionLog(db, { id: (await params).id });
  if (correction === undefined) return noSuch("correction");
  return publicJson(request, correction.createdAt, { correction });
}
