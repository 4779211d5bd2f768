import type { ReactNode } from "react";
import table from "#components/run-summary/summary-table.module.css";
import type { SecretLine } from "#lib/view/submission/submission-secrets.ts";
import styles from "./secret-table.module.css";

interface SecretTableProps {
  readonly lines: readonly SecretLine[];
  /** What may still be done about one; null once it is published. */
  readonly actions: ((line: SecretLine) => ReactNode) | null;
}

/** Possible secrets, never shown themselves, with their places and what was decided. On a phone each row is a block. */
export function SecretTable({ lines, actions }: SecretTableProps) {
  return (
    <table className={`${table["table"]} ${styles["secrets"]}`}>
      <caption>Texts that a rule takes for a secret</caption>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Where</th>
          <th scope="col">Decision</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.rule}
              <span className={table["second"]}>
                <bdi className={table["mono"]}>{line.preview}</bdi>, sha256{" "}
                <span className={table["mono"]}>{line.digest}</span>
              </span>
            </th>
            <td>
              {line.places.map(({ source, part }) => (
                <span key={`${source} ${part}`} className={styles["place"]}>
                  <bdi className={table["mono"]}>{source}</bdi>, <bdi>{part}</bdi>
                </span>
              ))}
              {line.more}
            </td>
            <td>
              <span className={line.isDecided ? undefined : table["warn"]}>
                <bdi>{line.decision}</bdi>
              </span>
              {actions !== null && <div data-needs-script>{actions(line)}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
