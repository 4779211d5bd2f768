import { noSuch } from "#app/api/no-such.ts";
import { publicAnswer } from "#app/api/public-answer.ts";
import { db } from "#db/client.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findBoard } from "#db/queries/find-board.ts";
import { boardCsv } from "#lib/view/board/board-csv.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly board: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const board = await findBoard(db, (await params).board);
  if (board === null) return noSuch("board");
  const answer = publicAnswer(
    request,
    boardCsv(await boardRuns(db, board.slug)),
    "text/csv; charset=utf-8",
  );
  answer.headers.set("content-disposition", `attachment; filename="${board.slug}.csv"`);
  return answer;
}
