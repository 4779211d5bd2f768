import type { RunSummary } from "#lib/domain/run-summary.ts";
import { type CostLine, shownCosts } from "#lib/view/run/run-costs.ts";
import styles from "./summary-table.module.css";

/** What the run cost by every basis and role the archive knows; unknown is said, never shown as 0. */
export function CostsTable({ run }: { readonly run: RunSummary }) {
  const lines = shownCosts(run);
  if (lines.length === 0) {
    return (
      <p>Cost: the archive states none{run.ledger === null ? "." : "; see what was billed."}</p>
    );
  }
  return (
    <table className={styles["table"]}>
      <caption>Cost of the whole run, US dollars</caption>
      <thead>
        <tr>
          <th scope="col">Basis</th>
          <th scope="col">Whose calls</th>
          <th scope="col" className={styles["num"]}>
            Cost
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={[line.basis, line.role, ...line.notes].join(" ")} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ line: { basis, role, text, notes } }: { readonly line: CostLine }) {
  return (
    <tr>
      <th scope="row">{basis}</th>
      <td>{role}</td>
      <td className={styles["num"]}>
        {text}
        {notes.map((note) => (
          <span key={note} className={styles["second"]}>
            <bdi>{note}</bdi>
          </span>
        ))}
      </td>
    </tr>
  );
}
