import type { ReplayEvidence } from "#lib/domain/replay/replay-evidence.ts";
import { episodePath } from "#lib/url/page-path.ts";
import { replayFacts } from "#lib/view/replay/replay-facts.ts";
import { counted } from "#lib/view/words/format.ts";
import styles from "./run-page.module.css";

/** The episodes of one re-score whose replay cannot stand for them. */
export interface FailingReplays {
  readonly key: string;
  readonly run: string;
  readonly source: string;
  readonly episodes: readonly {
    readonly task: string;
    readonly trial: number;
    readonly replay: ReplayEvidence;
  }[];
}

/** Why each of them is invalid: the first failing call above all. */
export function FailingReplaysPart({ replays }: { readonly replays: FailingReplays }) {
  const { run, source, episodes } = replays;
  return (
    <details>
      <summary>
        {counted(episodes.length, "episode")} whose replay is not valid ({source}), each with why
      </summary>
      <table className={styles["table"]}>
        <caption className="visually-hidden">Episodes whose replay is not valid</caption>
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col" className="num">
              Trial
            </th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {episodes.map(({ task, trial, replay }) => (
            <tr key={`${task} ${trial}`}>
              <th scope="row">
                <a href={episodePath(run, task, trial)}>
                  <bdi>{task}</bdi>
                </a>
              </th>
              <td className="num">{trial}</td>
              <td>
                {replayFacts(replay).map(({ name, text }) => (
                  <span key={name} className={styles["second"]}>
                    {name}: <bdi>{text}</bdi>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
