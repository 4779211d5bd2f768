import type { EditionLine } from "#lib/view/edition/edition-lines.ts";
import styles from "./edition-rows.module.css";

/** The rows of an edition, best first: what was published, never what the board says today. */
export function EditionRows({ lines }: { readonly lines: readonly EditionLine[] }) {
  return (
    <table>
      <caption className="visually-hidden">Rows as published</caption>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">System</th>
          <th scope="col" className="num">
            Score
          </th>
          <th scope="col" className="num">
            Scored of planned
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, rank, label, apart, score, coverage }) => (
          <tr key={id}>
            <td>{rank}</td>
            <th scope="row" className={styles["any"]}>
              <bdi>{label}</bdi>
              {apart !== null && <span className={styles["second"]}>{apart}</span>}
            </th>
            <td className="num">
              <bdi>{score}</bdi>
            </td>
            <td className="num">{coverage}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
