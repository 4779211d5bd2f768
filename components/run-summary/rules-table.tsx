import type { RunSummary } from "#lib/domain/run-summary.ts";
import { ruleLines } from "#lib/view/run/rule-lines.ts";
import styles from "./summary-table.module.css";

/** The benchmark's own conventions, computed beside ours. */
export function RulesTable({ run }: { readonly run: RunSummary }) {
  const lines = ruleLines(run.rules);
  if (lines.length === 0) return null;
  return (
    <table className={styles["table"]}>
      <caption>The benchmark's own rules, computed from the episodes</caption>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Metric</th>
          <th scope="col" className={styles["num"]}>
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rule, metric, value }) => (
          <tr key={`${rule} ${metric}`}>
            <th scope="row" className={styles["mono"]}>
              {rule}
            </th>
            <td>{metric}</td>
            <td className={styles["num"]}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
