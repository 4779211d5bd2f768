import { episodePath, runPath } from "#lib/url/page-path.ts";
import styles from "./episode-page.module.css";

interface EpisodeName {
  readonly task: string;
  readonly trial: number;
}

interface EpisodeNeighboursProps {
  readonly run: string;
  readonly here: string;
  readonly previous: EpisodeName | null;
  readonly next: EpisodeName | null;
}

/** The episodes on both sides in the archive's order, and this one for programs. */
export function EpisodeNeighbours({ run, here, previous, next }: EpisodeNeighboursProps) {
  return (
    <nav className={styles["links"]} aria-label="Other episodes">
      {previous !== null && (
        <a href={episodePath(run, previous.task, previous.trial)} rel="prev">
          Previous: task <bdi>{previous.task}</bdi>, trial {previous.trial}
        </a>
      )}
      {next !== null && (
        <a href={episodePath(run, next.task, next.trial)} rel="next">
          Next: task <bdi>{next.task}</bdi>, trial {next.trial}
        </a>
      )}
      <a href={`${runPath(run)}#episodes`}>All episodes</a>
      <a href={`/api/v1${here}`}>This episode as JSON</a>
    </nav>
  );
}
