import { runPath } from "#lib/url/page-path.ts";
import { formatRunQuery, type RunQuery } from "#lib/url/run-query.ts";
import { address } from "#lib/url/search-params.ts";
import type { EpisodeLine } from "#lib/view/run/run-episode-line.ts";
import { EpisodeFilter } from "./episode-filter.tsx";
import styles from "./episode-table.module.css";
import { EpisodeTable } from "./episode-table.tsx";

interface EpisodeSectionProps {
  readonly run: string;
  readonly query: RunQuery;
  readonly lines: readonly EpisodeLine[];
  readonly caption: string;
  /** The cursor of the following page; null on the last. */
  readonly next: number | null;
}

/** The episodes of a run, page by page, in the archive's order. */
export function EpisodeSection({ run, query, lines, caption, next }: EpisodeSectionProps) {
  const pageOf = (after: number | null) =>
    `${address(runPath(run), formatRunQuery({ ...query, after }))}#episodes`;
  return (
    <section aria-labelledby="episodes">
      <h2 id="episodes">Episodes</h2>
      <EpisodeFilter run={run} query={query} />
      {lines.length === 0 ? (
        <p>{query.after === null ? "No episode is like that." : "There are no more episodes."}</p>
      ) : (
        <EpisodeTable run={run} lines={lines} caption={caption} />
      )}
      {(query.after !== null || next !== null) && (
        <nav className={styles["pages"]} aria-label="Pages of episodes">
          {query.after !== null && <a href={pageOf(null)}>First page</a>}
          {next !== null && (
            <a href={pageOf(next)} rel="next">
              Next page
            </a>
          )}
        </nav>
      )}
    </section>
  );
}
