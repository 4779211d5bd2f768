import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { figureLines } from "#lib/view/run/figure-lines.ts";
import styles from "./run-page.module.css";

interface ReportedFiguresProps {
  readonly run: BoardRun;
  /** What the task set's size says of the figure; null when nobody stated it. */
  readonly denominator: string | null;
}

/** The figures of a run without episodes, digit by digit as archived. */
export function ReportedFigures({ run, denominator }: ReportedFiguresProps) {
  const lines = figureLines(run.reported);
  return (
    <section aria-labelledby="counts">
      <h2 id="counts">Figures as reported</h2>
      <p className="sub">
        Coverage unknown: the archive holds no episode of this run, so there is nothing to recount.
      </p>
      {lines.length === 0 ? (
        <p>The archive states no figure either.</p>
      ) : (
        <table className={`${styles["table"]} ${styles["narrow"]}`}>
          <caption>Each figure with its place in the archive</caption>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col" className="num">
                As archived
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, archived, source, notes }) => (
              <tr key={`${name} ${source}`}>
                <th scope="row">
                  <bdi>{name}</bdi>
                  {notes.map((note) => (
                    <span key={note} className={styles["note"]}>
                      <bdi>{note}</bdi>
                    </span>
                  ))}
                  <span className={styles["second"]}>
                    <bdi className={styles["mono"]}>{source}</bdi>
                  </span>
                </th>
                <td className="num">
                  <bdi>{archived}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {denominator !== null && (
        <p className="sub">
          <bdi>{denominator}</bdi>
        </p>
      )}
    </section>
  );
}
