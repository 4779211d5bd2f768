import type { Board } from "#lib/domain/board/board-run.ts";
import { type BoardQuery, filters } from "#lib/url/board-query.ts";
import { boardPath, diffPath } from "#lib/url/page-path.ts";
import type { BoardView } from "#lib/view/board/board-view.ts";
import { counted } from "#lib/view/words/format.ts";
import styles from "./board-answers.module.css";

interface BoardAnswersProps {
  readonly board: Board;
  readonly view: BoardView;
  readonly query: BoardQuery;
}

/** How many rows are shown, and the same board for programs. */
export function BoardAnswers({ board, view, query }: BoardAnswersProps) {
  const isFiltered = filters(query);
  return (
    <p className={styles["answers"]}>
      <span>
        {isFiltered
          ? `${view.matching} of ${counted(view.total, "row")} shown, ranks as on the whole board`
          : counted(view.total, "row")}
      </span>
      {isFiltered && <a href={boardPath(board.slug)}>Show all</a>}
      <a href={diffPath(board.slug)}>Diff</a>
      <a href={`/api/v1/boards/${board.slug}`}>JSON</a>
      <a href={`/api/v1/boards/${board.slug}/csv`}>CSV</a>
    </p>
  );
}
