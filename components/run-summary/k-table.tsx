import type { RunSummary } from "#lib/domain/run-summary.ts";
import { kLines } from "#lib/view/run/k-lines.ts";
import styles from "./summary-table.module.css";

/** pass^k and pass@k with their bounds. */
export function KTable({ run }: { readonly run: RunSummary }) {
  const lines = kLines(run.passHatK, run.passAtK);
  if (lines.length === 0) return null;
  return (
    <table className={styles["table"]}>
      <caption>Over several trials of a task</caption>
      <thead>
        <tr>
          <th scope="col">k</th>
          <th scope="col" className={styles["num"]}>
            pass^k: all k pass
          </th>
          <th scope="col" className={styles["num"]}>
            pass@k: one of k passes
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ k, hat, at }) => (
          <tr key={k}>
            <th scope="row">{k}</th>
            <td className={styles["num"]}>{hat}</td>
            <td className={styles["num"]}>{at}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
