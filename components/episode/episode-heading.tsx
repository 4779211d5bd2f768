import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { boardPath, runPath } from "#lib/url/page-path.ts";
import type { OutcomeText } from "#lib/view/episode/episode-outcome.ts";
import { systemLabel } from "#lib/view/words/system-label.ts";
import styles from "./episode-page.module.css";

interface EpisodeHeadingProps {
  readonly run: BoardRun;
  readonly task: string;
  readonly trial: number;
  readonly outcome: OutcomeText;
}

/** Which episode of which run, and its result in a word. */
export function EpisodeHeading({ run, task, trial, outcome }: EpisodeHeadingProps) {
  return (
    <>
      <p className={styles["up"]}>
        <a href={boardPath(run.board)}>
          Board <bdi>{run.board}</bdi>
        </a>
        <a href={runPath(run.id)}>
          Run of <bdi>{systemLabel(run.system)}</bdi>
        </a>
      </p>
      <h1 className={styles["title"]}>
        Task <bdi>{task}</bdi>, trial {trial}
      </h1>
      <p className="sub">
        <b className={styles[outcome.tone]}>{outcome.word}</b>
        {outcome.detail !== null && `, ${outcome.detail}`}
      </p>
    </>
  );
}
