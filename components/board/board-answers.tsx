import type { Board } from "#lib/domain/board/board-run.ts";
import { type BoardQuery, filters, formatBoardQuery } from "#lib/url/board-query.ts";
import { boardPath, diffPath, frontierPath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
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
      <a href={frontierPath(board.slug)}>Cost and accuracy</a>
      <a href={pairsAddress(board, query)}>
        {query.matrix ? "Hide who beats whom" : "Who beats whom"}
      </a>
      <a href={diffPath(board.slug)}>Diff</a>
      <a href={`/api/v1/boards/${board.slug}`}>JSON</a>
      <a href={`/api/v1/boards/${board.slug}/csv`}>CSV</a>
      <a href={address(`/api/v1/boards/${board.slug}/markdown`, formatBoardQuery(query))}>
        Markdown
      </a>
    </p>
  );
}

function pairsAddress({ slug }: Board, query: BoardQuery): string {
  const turned = address(boardPath(slug), formatBoardQuery({ ...query, matrix: !query.matrix }));
  return query.matrix ? turned : `${turned}#pairs`;
}
