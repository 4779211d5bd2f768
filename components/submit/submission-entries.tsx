import type { BoardEntries } from "#lib/view/submission/submission-boards.ts";
import { EntryTable } from "./entry-table.tsx";
import styles from "./submission-preview.module.css";

interface SubmissionEntriesProps {
  readonly boards: readonly BoardEntries[];
  /** The address that shows one run in full; null where all are shown anyway. */
  readonly runPath: ((runId: string) => string) | null;
}

/** Where the rows would stand, board by board; many boards are folded, the first is open. */
export function SubmissionEntries({ boards, runPath }: SubmissionEntriesProps) {
  if (boards.length <= 1) {
    return boards.map((board) => <EntryTable key={board.slug} board={board} runPath={runPath} />);
  }
  return boards.map((board, index) => (
    <details key={board.slug} className={styles["board"]} open={index === 0}>
      <summary>
        <bdi>{board.slug ?? "Task set unknown"}</bdi>{" "}
        <span>
          · {board.summary}
          {board.isNew && " · a new board, not reviewed"}
        </span>
      </summary>
      <EntryTable board={board} runPath={runPath} />
    </details>
  ));
}
