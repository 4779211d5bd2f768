import Link from "next/link";
import type { Regrade } from "#lib/domain/replay/regrade.ts";
import { formatDiffQuery } from "#lib/url/diff-query.ts";
import { diffPath, episodePath, runPath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import { regradeText } from "#lib/view/replay/regrade-text.ts";
import { counted } from "#lib/view/words/format.ts";
import styles from "./same-trajectories.module.css";

interface SameTrajectoriesProps {
  readonly regrades: readonly Regrade[];
  /** False in a preview: there is no run yet that a diff could show. */
  readonly isPublished: boolean;
}

/** Published runs of the very trajectories: graded again, never the same evidence twice. */
export function SameTrajectories({ regrades, isPublished }: SameTrajectoriesProps) {
  if (regrades.length === 0) return null;
  return (
    <section aria-labelledby="same-trajectories">
      <h2 id="same-trajectories">The same trajectories, graded again</h2>
      <p className="sub">
        Told by what the agent and the user did, message by message and call by call; names, ids,
        rewards and times take no part in it. Two gradings of one trajectory are not two samples.
        {!isPublished && " Publishing makes this a run of its own; both run pages name each other."}
      </p>
      <ul className={styles["list"]}>
        {regrades.map((regrade) => (
          <RegradeLine
            key={`${regrade.run} ${regrade.of.id}`}
            regrade={regrade}
            isPublished={isPublished}
          />
        ))}
      </ul>
    </section>
  );
}

interface RegradeLineProps {
  readonly regrade: Regrade;
  readonly isPublished: boolean;
}

function RegradeLine({ regrade, isPublished }: RegradeLineProps) {
  const { shared, graded } = regradeText(regrade);
  return (
    <li>
      {shared} <Link href={runPath(regrade.of.id)}>{regrade.of.id}</Link>: {graded}.{" "}
      {isPublished && <a href={diffHref(regrade)}>What changed, and the replay call by call</a>}
      {!isPublished && regrade.changes > 0 && <ChangedResults regrade={regrade} />}
    </li>
  );
}

function ChangedResults({ regrade }: { readonly regrade: Regrade }) {
  const { changed, changes, of } = regrade;
  return (
    <details>
      <summary>
        {changed.length < changes
          ? `The first ${changed.length} of ${changes} changed results`
          : counted(changes, "changed result")}
      </summary>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col" className="num">
              Trial
            </th>
            <th scope="col">There</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ task, trial, before, after }) => (
            <tr key={`${task} ${trial}`}>
              <th scope="row">
                <bdi>{task}</bdi>
              </th>
              <td className="num">{trial}</td>
              <td>
                <Link href={episodePath(of.id, task, trial)} prefetch={false}>
                  {before}
                </Link>
              </td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** From the run there to the run here, as the sentence reads. */
function diffHref({ run, of }: Regrade): string {
  const query = { from: of.id, to: run, metric: "", ignoreComparability: false };
  return address(diffPath(of.board), formatDiffQuery(query));
}
