import { ScoreBar } from "#components/score/score-bar.tsx";
import { runPath } from "#lib/url/page-path.ts";
import type { CompareSide } from "#lib/view/compare/compare-side.ts";
import styles from "./compare.module.css";

interface CompareSidesProps {
  readonly sides: readonly CompareSide[];
  readonly tasks: number;
}

/** Who is compared: each run under its letter, with its own bounds on the common tasks. */
export function CompareSides({ sides, tasks }: CompareSidesProps) {
  return (
    <table className={styles["table"]}>
      <caption>
        Scores on the {tasks} common tasks; bounds leave open what the unresolved would give
      </caption>
      <thead>
        <tr>
          <th scope="col">Run</th>
          <th scope="col" className="num">
            Bounds
          </th>
          <th scope="col" className={styles["bar"]}>
            0 to 100 %
          </th>
          <th scope="col" className="num">
            Of those scored
          </th>
          <th scope="col" className="num">
            Coverage
          </th>
          <th scope="col" className="num">
            Tasks left out
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side, at) => (
          <tr key={side.id}>
            <th scope="row">
              <b className={styles["letter"]}>{side.letter}</b>{" "}
              <a href={runPath(side.id)}>
                <bdi>{side.label}</bdi>
              </a>
              {at === 0 && <span className="muted"> baseline</span>}
            </th>
            <td className="num">{side.boundsText}</td>
            <td className={styles["bar"]}>
              <ScoreBar pass={side.pass} unresolved={side.open} tick={null} label={side.spoken} />
            </td>
            <td className="num" data-name="Of those scored">
              {side.ofScoredText}
            </td>
            <td className="num">{side.coverage}</td>
            <td className="num" data-name="Tasks left out">
              {side.leftOut.length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
