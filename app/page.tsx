import { BoardList } from "#components/board/board-list.tsx";
import { db } from "#db/client.ts";
import { listBoards } from "#db/queries/list-boards.ts";
import { boardLine } from "#lib/view/board/board-line.ts";
import { keptBoard } from "./boards/kept-board.ts";

export const dynamic = "force-dynamic";

export default async function HomePage() {
  const boards = await listBoards(db);
  const lines = await Promise.all(
    boards.map(async (found) => boardLine(found, await keptBoard(found))),
  );

  return (
    <>
      <h1>Boards</h1>
      <p className="sub">
        Every score shows how it was made, what is missing from it and what it cost. A place that
        nobody can know is given as a range.
      </p>
      <BoardList lines={lines} />
      <p>
        <a href="/task-sets">Task sets and what changed in them</a>
      </p>
    </>
  );
}
