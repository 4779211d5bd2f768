import { askedCorrection } from "#app/api/asked-correction.ts";
import { correctionPreviewBody } from "#app/api/correction-body.ts";
import { privateJson } from "#app/api/private-json.ts";
import { db } from "#db/client.ts";
import { correctionMoves } from "#lib/ingest/correction-moves.ts";
import { movedRows } from "#lib/view/correction/moved-rows.ts";

/** What a correction would do to the rows that it speaks of. Nothing is stored. */
export async function POST(request: Request): Promise<Response> {
  const asked = await askedCorrection(request, correctionPreviewBody);
  if (asked instanceof Response) return asked;
  const { board, before, after, touched, effect } = await correctionMoves(db, asked.draft);
  if (board === null) return privateJson({ before: { rows: [] }, after: { rows: [] }, effect });
  const old = touched.map((row) => row.before);
  const fresh = touched.map((row) => row.after);
  return privateJson({
    before: { rows: movedRows(board, before, old) },
    after: { rows: movedRows(board, after, fresh) },
    effect,
  });
}
