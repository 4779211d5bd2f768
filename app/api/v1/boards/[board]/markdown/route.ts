import { noSuch } from "#app/api/no-such.ts";
import { publicAnswer } from "#app/api/public-answer.ts";
import { readBoard } from "#app/boards/read-board.ts";
import { formatBoardQuery, parseBoardQuery } from "#lib/url/board-query.ts";
import { boardPath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import { boardMarkdown } from "#lib/view/board/board-markdown.ts";
import { boardView } from "#lib/view/board/board-view.ts";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly board: string }>;
}

/** The rows of a board as an address of its page shows them, to be pasted where Markdown is read. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const read = await readBoard((await params).board);
  if (read === null) return noSuch("board");
  const { origin, searchParams } = new URL(request.url);
  const query = parseBoardQuery(Object.fromEntries(searchParams));
  const page = `${origin}${address(boardPath(read.board.slug), formatBoardQuery(query))}`;
  const text = boardMarkdown(boardView(read.prepared, query), [`${read.board.title}, ${page}`]);
  return publicAnswer(request, text, "text/markdown; charset=utf-8");
}
