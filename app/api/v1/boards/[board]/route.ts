import { editionStamp } from "#app/api/edition-stamp.ts";
import { newest } from "#app/api/newest.ts";
import { noSuch } from "#app/api/no-such.ts";
import { publicAnswer } from "#app/api/public-answer.ts";
import { publicJson } from "#app/api/public-json.ts";
import { db } from "#db/client.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { correctionLog } from "#db/queries/correction-log.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { withdrawnRuns } from "#db/queries/withdrawn-runs.ts";
import { correctionMark } from "#lib/domain/correction/correction-mark.ts";
import { boardCsv } from "#lib/view/board/board-csv.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly board: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const board = await findBoard(db, (await params).board);
  if (board === null) return noSuch("board");
  const rows = await boardRuns(db, board.slug);
  if (request.headers.get("accept")?.startsWith("text/csv") === true) {
    return publicAnswer(request, boardCsv(rows), "text/csv; charset=utf-8");
  }
  const standing = await correctionLog(db, { board: board.slug, state: "in_force" });
  return publicJson(request, newest(rows), {
    ...{ board, rows },
    edition: await editionStamp(board.slug),
    corrections: standing.map(correctionMark),
    withdrawn: await withdrawnRuns(db, board.slug),
  });
}
