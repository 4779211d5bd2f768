import type { MeasurementLine } from "#lib/view/run/measurement-lines.ts";
import styles from "./run-page.module.css";

/** One ruler of a run. */
export function MeasurementLineRow({ line }: { readonly line: MeasurementLine }) {
  const { source, ruler, score, coverage, counts, reasons, numberReturned, notes } = line;
  return (
    <tr>
      <th scope="row">
        <b>{source}</b>
        <span className={styles["second"]}>
          <bdi>{ruler}</bdi>
        </span>
        {notes.map((note) => (
          <span key={note} className={styles["second"]}>
            <bdi>{note}</bdi>
          </span>
        ))}
      </th>
      <td className="num">
        {score}
        <span className={styles["second"]}>{coverage}</span>
      </td>
      <td>
        {counts}
        {reasons !== "" && <span className={styles["second"]}>{reasons}</span>}
      </td>
      <td className="num">
        {numberReturned === null ? (
          <span className="muted">none</span>
        ) : (
          <bdi>{numberReturned}</bdi>
        )}
      </td>
    </tr>
  );
}
