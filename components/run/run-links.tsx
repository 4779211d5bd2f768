import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { boardPath, comparePath } from "#lib/url/page-path.ts";
import styles from "./run-page.module.css";

/** The same for programs, and where to go from here. */
export function RunLinks({ run }: { readonly run: BoardRun }) {
  const api = `/api/v1/runs/${run.id}`;
  return (
    <nav className={styles["links"]} aria-label="This run elsewhere">
      <a href={api}>This run as JSON</a>
      {run.counts !== null && <a href={`${api}/episodes`}>Its episodes as JSON</a>}
      <a href={boardPath(run.board)}>The board</a>
      {run.counts !== null && (
        <a href={`${comparePath}?base=${run.id}`}>Compare with another run</a>
      )}
    </nav>
  );
}
