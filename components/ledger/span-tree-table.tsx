import type { SpanLine } from "#lib/view/ledger/span-tree.ts";
import styles from "./ledger.module.css";

interface SpanTreeTableProps {
  readonly lines: readonly SpanLine[];
  readonly caption: string;
  /** Where spans of several tasks stand together, each says its own. */
  readonly showsTasks: boolean;
}

/** The log's spans, each under its parent, with what the ledger makes of it. */
export function SpanTreeTable({ lines, caption, showsTasks }: SpanTreeTableProps) {
  return (
    <table className={`${styles["table"]} ${styles["tree"]}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Span</th>
          <th scope="col">Usage</th>
          <th scope="col">Counts</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.place}>
            <th scope="row">
              <span className={styles[`level${line.level}`]}>
                <bdi>{line.title}</bdi>
                <span className={styles["second"]}>
                  span {line.place + 1}, {line.role}
                  {showsTasks && (
                    <>
                      , <bdi>{line.task}</bdi>
                    </>
                  )}
                </span>
              </span>
            </th>
            <td>
              <bdi>{line.usage}</bdi>
            </td>
            <td className={styles[line.counts]}>{line.mark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
