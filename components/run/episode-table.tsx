import { episodePath } from "#lib/url/page-path.ts";
import type { EpisodeLine } from "#lib/view/run/run-episode-line.ts";
import styles from "./episode-table.module.css";

interface EpisodeTableProps {
  readonly run: string;
  readonly lines: readonly EpisodeLine[];
  readonly caption: string;
}

/** A run's episodes; each row leads to what happened in it. */
export function EpisodeTable({ run, lines, caption }: EpisodeTableProps) {
  return (
    <table className={styles["table"]}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Task</th>
          <th scope="col" className="num">
            Trial
          </th>
          <th scope="col">Result</th>
          <th scope="col" className="num">
            As archived
          </th>
          <th scope="col">How it ended</th>
          <th scope="col" className="num">
            Cost
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <EpisodeRow key={line.key} run={run} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function EpisodeRow({ run, line }: { readonly run: string; readonly line: EpisodeLine }) {
  const { task, trial, outcome, archived, execution, word, cost } = line;
  return (
    <tr>
      <th scope="row" data-label="Task">
        <a href={episodePath(run, task, trial)}>
          <bdi>{task}</bdi>
        </a>
      </th>
      <td className="num" data-label="Trial">
        {trial}
      </td>
      <td data-label="Result">
        <b className={styles[outcome.tone]}>{outcome.word}</b>
        {outcome.detail !== null && <span className={styles["second"]}>{outcome.detail}</span>}
        {!line.isPlanned && <span className={styles["second"]}>outside the plan</span>}
      </td>
      <td className="num" data-label="As archived">
        {archived === null ? <span className="muted">none</span> : <bdi>{archived}</bdi>}
      </td>
      <td data-label="How it ended">
        {execution}
        {word !== null && (
          <span className={styles["second"]}>
            <bdi>{word}</bdi>
          </span>
        )}
      </td>
      <td className="num" data-label="Cost">
        {cost.text}
        <span className={styles["second"]}>{cost.note}</span>
      </td>
    </tr>
  );
}
