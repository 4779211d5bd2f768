import type { MeasurementSummary } from "#lib/domain/run-summary.ts";
import { plainWord } from "#lib/view/words/plain-word.ts";
import styles from "./summary-table.module.css";

const sources = {
  archive: "from the archive",
  derived: "derived from the archive",
  declared: "declared by the submitter",
} as const;

/** The ruler's parts, each with who says so. */
export function MeasurementTable({ measurement }: { readonly measurement: MeasurementSummary }) {
  return (
    <table className={styles["table"]}>
      <caption>
        Measurement <span className={styles["mono"]}>{measurement.key}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {measurement.parts.map(({ name, value, source }) => (
          <tr key={name}>
            <th scope="row">{plainWord(name)}</th>
            <td>
              {value === null ? (
                <span className={styles["unknown"]}>unknown</span>
              ) : (
                <bdi className={value.length > 40 ? styles["mono"] : undefined}>{value}</bdi>
              )}
              {source !== null && <span className={styles["second"]}>{sources[source]}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
