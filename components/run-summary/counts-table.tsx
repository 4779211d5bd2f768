import type { Counts } from "#lib/domain/run-summary.ts";
import { countLines, reasonLines } from "#lib/view/run/run-counts.ts";
import { formatCount } from "#lib/view/words/format.ts";
import styles from "./summary-table.module.css";

interface CountsTableProps {
  readonly counts: Counts;
  readonly reasons: Readonly<Record<string, number>>;
}

/** How the planned episodes divide, and why some have no valid score. */
export function CountsTable({ counts, reasons }: CountsTableProps) {
  const why = reasonLines(reasons);
  return (
    <>
      <table className={styles["table"]}>
        <caption>Planned episodes by status</caption>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col" className={styles["num"]}>
              Episodes
            </th>
          </tr>
        </thead>
        <tbody>
          {countLines(counts).map(({ label, episodes }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={styles["num"]}>{formatCount(episodes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">planned</th>
            <td className={styles["num"]}>{formatCount(counts.planned)}</td>
          </tr>
        </tfoot>
      </table>
      {why.length > 0 && (
        <table className={styles["table"]}>
          <caption>Episodes by reason</caption>
          <thead>
            <tr>
              <th scope="col">Reason</th>
              <th scope="col" className={styles["num"]}>
                Episodes
              </th>
            </tr>
          </thead>
          <tbody>
            {why.map(({ reason, label, episodes }) => (
              <tr key={reason}>
                <th scope="row">
                  {label}
                  <span className={styles["second"]}>{reason}</span>
                </th>
                <td className={styles["num"]}>{formatCount(episodes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
