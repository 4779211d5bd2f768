import { ScoreFigure } from "#components/board/score-figure.tsx";
import { boardPath } from "#lib/url/page-path.ts";
import { costCell } from "#lib/view/cost-cell.ts";
import { scoreCell } from "#lib/view/score-cell.ts";
import type { BoardEntries, EntryLine } from "#lib/view/submission-boards.ts";
import { entryBoard, entryGroup, entryPlace } from "#lib/view/submission-entry-text.ts";
import styles from "./preview-table.module.css";
import { SystemName } from "./system-name.tsx";

interface EntryTableProps {
  readonly board: BoardEntries;
  /** The address that shows one run in full; null where all are shown anyway. */
  readonly runPath: ((runId: string) => string) | null;
}

/** Where the rows of one board would stand. */
export function EntryTable({ board, runPath }: EntryTableProps) {
  const { slug, isNew, lines } = board;
  return (
    <table className={styles["table"]}>
      <caption>
        {slug === null || isNew ? (
          <bdi>{slug ?? "Task set unknown"}</bdi>
        ) : (
          <a href={boardPath(slug)}>
            <bdi>{slug}</bdi>
          </a>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">System</th>
          <th scope="col">Score</th>
          <th scope="col">Place</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <EntryRow key={line.run.id} line={line} runPath={runPath} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({
  line: { run, entry },
  runPath,
}: {
  readonly line: EntryLine;
  readonly runPath: EntryTableProps["runPath"];
}) {
  const cost = costCell(run);
  return (
    <tr>
      <th scope="row">
        <SystemName run={run} href={runPath === null ? null : runPath(run.id)} />
      </th>
      <td>
        <ScoreFigure cell={scoreCell(run)} />
        <span className={styles["second"]}>
          Cost per episode: <bdi>{cost.text}</bdi>, {cost.basis}
        </span>
      </td>
      <td>
        {entryPlace(entry)}
        <span className={styles["second"]}>
          <bdi>{entryGroup(entry)}</bdi>
        </span>
        <span className={styles["second"]}>{entryBoard(entry)}</span>
      </td>
    </tr>
  );
}
