import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { type EpisodeSource, episodeSourceLines } from "#lib/view/episode/episode-source.ts";
import styles from "./episode-page.module.css";

interface EpisodeProvenanceProps {
  readonly run: BoardRun;
  readonly episode: EpisodeSource;
}

/** Where in the archive the episode stands, and the digest of its bytes. */
export function EpisodeProvenance({ run, episode }: EpisodeProvenanceProps) {
  return (
    <section aria-labelledby="source">
      <h2 id="source">Where it stands in the archive</h2>
      <dl className={styles["chain"]}>
        {episodeSourceLines(episode, run).map(({ name, value, isExact }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi className={isExact ? styles["mono"] : undefined}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
