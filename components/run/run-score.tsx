import { ScoreFigure } from "#components/score/score-figure.tsx";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { scoreCell } from "#lib/view/board/score-cell.ts";
import { scoreLines } from "#lib/view/run/run-figures.ts";
import styles from "./run-page.module.css";

/** The score as one bar of the planned episodes, and each reading of it by name. */
export function RunScore({ run }: { readonly run: BoardRun }) {
  const lines = scoreLines(run);
  return (
    <section aria-labelledby="score" className={styles["score"]}>
      <h2 id="score">Score</h2>
      <div className={styles["readings"]}>
        <div>
          <ScoreFigure cell={scoreCell(run)} />
        </div>
        {lines.length > 0 && (
          <table className={styles["table"]}>
            <caption>Readings of the score</caption>
            <thead>
              <tr>
                <th scope="col">Reading</th>
                <th scope="col" className="num">
                  Score
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, value, meaning }) => (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    <span className={styles["second"]}>{meaning}</span>
                  </th>
                  <td className={`num ${styles["nowrap"]}`}>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
