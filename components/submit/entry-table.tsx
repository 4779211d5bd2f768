import table from "#components/run-summary/summary-table.module.css";
import { ScoreFigure } from "#components/score/score-figure.tsx";
import { boardPath } from "#lib/url/page-path.ts";
import { costCell } from "#lib/view/board/cost-cell.ts";
import { scoreCell } from "#lib/view/board/score-cell.ts";
import type { BoardEntries, EntryLine } from "#lib/view/submission/submission-boards.ts";
import { entryPlace, entryRemark } from "#lib/view/submission/submission-entry-text.ts";
import styles from "./entry-table.module.css";
import { SystemName } from "./system-name.tsx";

interface EntryTableProps {
  readonly board: BoardEntries;
  /** The address that shows one run in full; null where all are shown anyway. */
  readonly runPath: ((runId: string) => string) | null;
}

/** Where the rows of one board would stand, group by group. On a phone each row is a block. */
export function EntryTable({ board, runPath }: EntryTableProps) {
  return (
    <table className={`${table["table"]} ${styles["entries"]}`}>
      <caption>
        <BoardName board={board} />
      </caption>
      <thead>
        <tr>
          <th scope="col">System</th>
          <th scope="col">Score</th>
          <th scope="col">Place</th>
        </tr>
      </thead>
      {board.groups.map(({ id, title, lines }) => (
        <tbody key={id}>
          <tr className={styles["group"]}>
            <th scope="rowgroup" colSpan={3}>
              <bdi>{title}</bdi>
            </th>
          </tr>
          {lines.map((line) => (
            <EntryRow key={line.run.id} line={line} runPath={runPath} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function BoardName({ board: { slug, isNew } }: Pick<EntryTableProps, "board">) {
  if (slug === null) return "Task set unknown";
  if (isNew) {
    return (
      <>
        <bdi>{slug}</bdi>, a new board, not reviewed
      </>
    );
  }
  return (
    <a href={boardPath(slug)}>
      <bdi>{slug}</bdi>
    </a>
  );
}

interface EntryRowProps {
  readonly line: EntryLine;
  readonly runPath: EntryTableProps["runPath"];
}

function EntryRow({ line: { run, entry }, runPath }: EntryRowProps) {
  const cost = costCell(run);
  const remark = entryRemark(entry);
  return (
    <tr className={styles["row"]}>
      <th scope="row">
        <SystemName run={run} href={runPath === null ? null : runPath(run.id)} />
      </th>
      <td>
        <ScoreFigure cell={scoreCell(run)} />
        <span className={table["second"]}>
          Cost per episode: <bdi>{cost.text}</bdi>, {cost.basis}
          {cost.inflation !== null && `; ${cost.inflation}`}
        </span>
      </td>
      <td>
        {entryPlace(entry)}
        {remark !== null && <span className={styles["remark"]}>{remark}</span>}
      </td>
    </tr>
  );
}
