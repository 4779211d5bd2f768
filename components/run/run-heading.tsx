import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { boardPath } from "#lib/url/page-path.ts";
import { runSystem } from "#lib/view/run/run-system.ts";
import styles from "./run-page.module.css";

/** Which system on which task set; the board is one step up. */
export function RunHeading({ run }: { readonly run: BoardRun }) {
  const { model, others } = runSystem(run);
  return (
    <>
      <p className={styles["up"]}>
        <a href={boardPath(run.board)}>
          Board <bdi>{run.board}</bdi>
        </a>
      </p>
      <h1 className={styles["title"]}>
        <bdi>{model ?? "Model unknown"}</bdi>
      </h1>
      <p className="sub">
        <bdi>{others.join(" · ")}</bdi>, on <bdi>{run.benchmark}</bdi> /{" "}
        <bdi>{run.taskSet.name}</bdi>
        {run.constructed && ". The figures of this run are constructed to show something"}.
      </p>
    </>
  );
}
