import Link from "next/link";
import { redirect } from "next/navigation";
import { db } from "#db/client.ts";
import { editionAt } from "#db/queries/edition-at.ts";
import type { Board } from "#lib/domain/board/board-run.ts";
import { boardPath, editionPath, editionsPath } from "#lib/url/page-path.ts";
import { minuteText } from "#lib/view/words/minute-text.ts";

interface PastBoardProps {
  readonly board: Board;
  readonly asOf: Date;
}

/** The edition that was a board's last one at a moment. A board keeps no other past. */
export async function PastBoard({ board, asOf }: PastBoardProps) {
  const edition = await editionAt(db, board.slug, asOf);
  if (edition !== null) redirect(editionPath(board.slug, edition.number));
  return (
    <>
      <h1>{board.title}</h1>
      <p className="say">
        No edition was published by <time dateTime={asOf.toISOString()}>{minuteText(asOf)}</time>.
      </p>
      <p className="sub">
        What the board showed then was not kept. <a href={editionsPath(board.slug)}>All editions</a>
        , <Link href={boardPath(board.slug)}>the board as it is now</Link>.
      </p>
    </>
  );
}
