import type { LedgerModelLine } from "#lib/view/ledger/cost-ledger-view.ts";
import styles from "./ledger.module.css";

/** One factor a model: dividing the whole bill by one number would be wrong where they differ. */
export function LedgerModelsTable({ lines }: { readonly lines: readonly LedgerModelLine[] }) {
  return (
    <table className={styles["table"]}>
      <caption>How often each model's usage was written</caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col" className="num">
            Tokens, every span
          </th>
          <th scope="col" className="num">
            Tokens, once per event
          </th>
          <th scope="col" className="num">
            Tokens written
          </th>
          <th scope="col" className="num">
            Money written
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              <bdi>{line.model}</bdi>
              <span className={styles["second"]}>{line.role}</span>
            </th>
            <td className="num" data-label="Every span">
              {line.allTokens}
            </td>
            <td className="num" data-label="Once per event">
              {line.onceTokens}
            </td>
            <td className="num" data-label="Tokens written">
              {line.tokens}
            </td>
            <td className="num" data-label="Money written">
              {line.money}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
