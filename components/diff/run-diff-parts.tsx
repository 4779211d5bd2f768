import Link from "next/link";
import type { PairedEpisode, RunDiff } from "#lib/domain/diff/run-diff.ts";
import { transitionWords } from "#lib/domain/diff/transitions.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import { episodePath, runPath } from "#lib/url/page-path.ts";
import { counted, formatPercent } from "#lib/view/words/format.ts";
import { systemLabel } from "#lib/view/words/system-label.ts";
import styles from "./diff.module.css";

interface RunDiffPartsProps {
  readonly before: RunSummary;
  readonly after: RunSummary;
  readonly diff: RunDiff;
  readonly warnings: readonly string[];
}

/** Two runs episode by episode: what moved, out of what both plan, and what only one of them does. */
export function RunDiffParts({ before, after, diff, warnings }: RunDiffPartsProps) {
  const { transitions, denominators, changed, onlyBefore, onlyAfter } = diff;
  return (
    <>
      <p className="say">
        {counted(transitions.failToPass, "episode")} went from fail to pass and{" "}
        {transitions.passToFail} from pass to fail, of {denominators.compared} that both runs pass
        or fail: net {formatPercent(transitions.net)}, churn{" "}
        {transitions.failToPass + transitions.passToFail} of {denominators.compared},{" "}
        {formatPercent(transitions.churn)}.
      </p>
      {warnings.map((warning) => (
        <p className={styles["warning"]} role="note" key={warning}>
          {warning}
        </p>
      ))}
      <dl className="ruler">
        <div>
          <dt>Before</dt>
          <dd>
            <Link href={runPath(before.id)}>{systemLabel(before.system)}</Link>,{" "}
            {denominators.before} planned
          </dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>
            <Link href={runPath(after.id)}>{systemLabel(after.system)}</Link>, {denominators.after}{" "}
            planned
          </dd>
        </div>
        <div>
          <dt>Planned by both</dt>
          <dd>{denominators.common}</dd>
        </div>
      </dl>
      <TransitionTable diff={diff} />
      <ChangedEpisodes before={before} after={after} changed={changed} />
      <OneSided title="Planned before only" names={onlyBefore} />
      <OneSided title="Planned after only" names={onlyAfter} />
    </>
  );
}

function TransitionTable({ diff }: { readonly diff: RunDiff }) {
  const { matrix } = diff.transitions;
  return (
    <section>
      <h2>Transitions</h2>
      <table className={styles["matrix"]}>
        <caption>Rows: before; columns: after; only episodes that both runs plan</caption>
        <thead>
          <tr>
            <th scope="col">Before</th>
            {transitionWords.map((word) => (
              <th scope="col" className="num" key={word}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {transitionWords.map((from) => (
            <tr key={from}>
              <th scope="row">{from}</th>
              {transitionWords.map((to) => (
                <td className={from === to ? "num muted" : "num"} key={to}>
                  {matrix[from][to]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ChangedEpisodesProps {
  readonly before: RunSummary;
  readonly after: RunSummary;
  readonly changed: readonly PairedEpisode[];
}

const shownAtMost = 500;

function ChangedEpisodes({ before, after, changed }: ChangedEpisodesProps) {
  if (changed.length === 0) return <p className="muted">No common episode changed.</p>;
  return (
    <section>
      <h2>Changed episodes</h2>
      <table className={styles["pairs"]}>
        <caption>
          {changed.length > shownAtMost
            ? `The first ${shownAtMost} of ${changed.length}; the JSON holds all`
            : counted(changed.length, "episode")}
        </caption>
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col" className="num">
              Trial
            </th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changed.slice(0, shownAtMost).map(({ task, trial, before: was, after: is }) => (
            <tr key={`${task} ${trial}`}>
              <th scope="row">
                <bdi>{task}</bdi>
              </th>
              <td className="num">{trial}</td>
              <td>
                <Link href={episodePath(before.id, task, trial)} prefetch={false}>
                  {was}
                </Link>
              </td>
              <td>
                <Link href={episodePath(after.id, task, trial)} prefetch={false}>
                  {is}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OneSided({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <details>
      <summary>
        {title}: {counted(names.length, "episode")}, in no count above
      </summary>
      <p>{names.join(", ")}</p>
    </details>
  );
}
