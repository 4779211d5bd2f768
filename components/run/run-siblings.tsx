import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { formatDiffQuery } from "#lib/url/diff-query.ts";
import { diffPath, runPath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import { type RunSibling, runSibling } from "#lib/view/run/run-sibling.ts";
import styles from "./run-page.module.css";

interface RunSiblingsProps {
  readonly run: BoardRun;
  readonly siblings: readonly BoardRun[];
}

/** Other rows of the same system on this board: side by side, never pooled. */
export function RunSiblings({ run, siblings }: RunSiblingsProps) {
  if (siblings.length === 0) return null;
  return (
    <section aria-labelledby="siblings">
      <h2 id="siblings">The same system on this board</h2>
      <table className={styles["table"]}>
        <caption>Other runs under the same model, agent and reasoning effort</caption>
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col" className="num">
              Score
            </th>
            <th scope="col">Beside this run</th>
          </tr>
        </thead>
        <tbody>
          {siblings.map((sibling) => (
            <SiblingRow
              key={`${sibling.id} ${sibling.measurement.key}`}
              run={run}
              line={runSibling(run, sibling)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SiblingRow({ run, line }: { readonly run: BoardRun; readonly line: RunSibling }) {
  const href = diffHref(run, line);
  return (
    <tr>
      <th scope="row">
        <a href={runPath(line.id)}>
          <bdi>{line.ruler}</bdi>
        </a>
        <span className={styles["second"]}>
          {line.date}, archive <bdi>{line.archive}</bdi>
        </span>
      </th>
      <td className="num">
        {line.score}
        <span className={styles["second"]}>{line.coverage}</span>
      </td>
      <td>
        {line.agreement}
        {href !== null && (
          <span className={styles["second"]}>
            <a href={href}>What changed between the two</a>
          </span>
        )}
      </td>
    </tr>
  );
}

/** Two runs with episodes, or two measurements of figures; a figure and a run have no diff. */
function diffHref(run: BoardRun, line: RunSibling): string | null {
  const hasEpisodes = run.counts !== null;
  if (hasEpisodes !== line.hasEpisodes) return null;
  const [from, to] = hasEpisodes ? [line.id, run.id] : [line.measurementKey, run.measurement.key];
  if (from === to) return null;
  const query = { from, to, metric: "", ignoreComparability: false };
  return address(diffPath(run.board), formatDiffQuery(query));
}
