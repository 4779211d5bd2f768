import type { RunSummary } from "#lib/domain/run-summary.ts";
import { figureLines } from "#lib/view/run/figure-lines.ts";
import styles from "./summary-table.module.css";

/** The archive's own figures, and whether its episodes give the same. */
export function ReportedTable({ run }: { readonly run: RunSummary }) {
  const lines = figureLines(run.reported);
  if (lines.length === 0) return null;
  return (
    <table className={styles["table"]}>
      <caption>Figures as archived, beside what the episodes give</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col" className={styles["num"]}>
            Archived
          </th>
          <th scope="col" className={styles["num"]}>
            From episodes
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, archived, recomputed, agrees, source, notes }) => (
          <tr key={`${name} ${source}`}>
            <th scope="row">
              <bdi>{name}</bdi>
              <span className={styles["second"]}>
                <bdi className={styles["mono"]}>{source}</bdi>
              </span>
              {notes.map((note) => (
                <span key={note} className={styles["second"]}>
                  <bdi>{note}</bdi>
                </span>
              ))}
            </th>
            <td className={styles["num"]}>
              <bdi>{archived}</bdi>
            </td>
            <td className={styles["num"]}>
              {recomputed}
              <span className={`${styles["second"]} ${agrees === "differs" ? styles["warn"] : ""}`}>
                {agrees}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
