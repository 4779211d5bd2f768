import type { EditionContent, EditionRow } from "#lib/domain/edition/edition.ts";
import styles from "./edition-rows.module.css";

/** The rows of an edition by model: what was published, never what the board says today. */
export function EditionRows({ content }: { readonly content: EditionContent }) {
  return (
    <table>
      <caption className="visually-hidden">Rows as published</caption>
      <thead>
        <tr>
          <th scope="col">System</th>
          <th scope="col">Ruler</th>
          <th scope="col">Scored of planned</th>
          <th scope="col">Reported figures</th>
        </tr>
      </thead>
      <tbody>
        {content.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <bdi>{row.system.model ?? "unknown model"}</bdi>
            </th>
            <td>{row.measurementKey === content.measurement.key ? "the board's" : "another"}</td>
            <td>{coverage(row)}</td>
            <td className={styles["any"]}>
              <bdi>{figures(row)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function coverage({ counts }: EditionRow): string {
  return counts === null ? "unknown" : `${counts.valid} of ${counts.planned}`;
}

function figures({ reported }: EditionRow): string {
  const all = reported.map(({ metric, value }) => `${metric} ${value ?? "unknown"}`);
  return all.length === 0 ? "none" : all.join(", ");
}
