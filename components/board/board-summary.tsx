import type { Board } from "#lib/domain/board/board-run.ts";
import { editionPath, editionsPath, runPath } from "#lib/url/page-path.ts";
import type { BoardView } from "#lib/view/board/board-view.ts";
import styles from "./board-summary.module.css";

interface BoardSummaryProps {
  readonly board: Board;
  /** How the board stands to its last edition; null when none was published. */
  readonly edition: { readonly number: number; readonly text: string } | null;
  readonly view: BoardView;
}

/** The board's name, its finding and the ruler its ranks were made with. */
export function BoardSummary({ board, edition, view }: BoardSummaryProps) {
  const { sentence, tone, causeRunId } = view.finding;
  return (
    <>
      <h1>{board.title}</h1>
      <p className={styles["what"]}>
        <bdi>{board.benchmark}</bdi> / <bdi>{board.taskSet}</bdi>
        {board.state === "unreviewed" && ", unreviewed"}
        {", "}
        {edition !== null && (
          <>
            <a href={editionPath(board.slug, edition.number)}>{edition.text}</a>
            {", "}
          </>
        )}
        <a href={editionsPath(board.slug)}>{edition === null ? "editions" : "all editions"}</a>
      </p>
      <p className={`say ${styles["finding"]} ${tone === "certain" ? styles["certain"] : ""}`}>
        <bdi>{sentence}</bdi>
        {causeRunId !== null && (
          <>
            {" "}
            <a href={`${runPath(causeRunId)}?status=unresolved#episodes`}>What would decide it?</a>
          </>
        )}
      </p>
      {view.ruler.length > 0 && (
        <dl className={`ruler ${styles["ruler"]}`}>
          {view.ruler.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
