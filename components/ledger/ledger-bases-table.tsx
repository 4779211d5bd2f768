import type { LedgerBasisLine } from "#lib/view/ledger/cost-ledger-view.ts";
import styles from "./ledger.module.css";

interface LedgerBasesTableProps {
  readonly lines: readonly LedgerBasisLine[];
  readonly caption: string;
}

export function LedgerBasesTable({ lines, caption }: LedgerBasesTableProps) {
  return (
    <table className={styles["table"]}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Counted</th>
          <th scope="col" className="num">
            Events
          </th>
          <th scope="col" className="num">
            Input tokens
          </th>
          <th scope="col" className="num">
            Output tokens
          </th>
          <th scope="col" className="num">
            US dollars
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className={line.isOnce ? styles["once"] : undefined}>
            <th scope="row">
              {line.basis}
              {line.prices !== null && <span className={styles["second"]}>{line.prices}</span>}
            </th>
            <td className="num" data-label="Events">
              {line.events}
            </td>
            <td className="num" data-label="Input tokens">
              {line.inputTokens}
            </td>
            <td className="num" data-label="Output tokens">
              {line.outputTokens}
            </td>
            <td className="num" data-label="US dollars">
              <span>{line.usd}</span>
              {line.agrees && (
                <span className={`${styles["second"]} ${styles["agrees"]}`}>
                  agrees with the archive
                </span>
              )}
              {line.notes.map((note) => (
                <span key={note} className={styles["second"]}>
                  <bdi>{note}</bdi>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
