import { episodeFilters } from "#lib/domain/episode/episode-filter.ts";
import { runPath } from "#lib/url/page-path.ts";
import type { RunQuery } from "#lib/url/run-query.ts";
import { plainWord } from "#lib/view/words/plain-word.ts";
import styles from "./episode-table.module.css";

interface EpisodeFilterProps {
  readonly run: string;
  readonly query: RunQuery;
}

/** Narrows the table by status and task; the answers are the address. */
export function EpisodeFilter({ run, query }: EpisodeFilterProps) {
  const isNarrowed = query.status !== "any" || query.task !== "";
  return (
    <form className={styles["filter"]} action={`${runPath(run)}#episodes`} method="get">
      <label>
        Result{" "}
        <select className="field" name="status" defaultValue={query.status}>
          <option value="any">any</option>
          {episodeFilters.map((filter) => (
            <option key={filter} value={filter}>
              {plainWord(filter)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Task{" "}
        <input className="field" type="search" name="task" defaultValue={query.task} size={12} />
      </label>
      <button className="button" type="submit">
        Show
      </button>
      {isNarrowed && <a href={`${runPath(run)}#episodes`}>Show all</a>}
    </form>
  );
}
