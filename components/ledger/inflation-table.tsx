import type { InflationLine } from "#lib/view/ledger/inflation-view.ts";
import styles from "./ledger.module.css";

interface InflationTableProps {
  readonly caption: string;
  readonly head: string;
  readonly lines: readonly InflationLine[];
}

/** Inflation by group: how many runs stand at 1, at 2 and between, and how far they reach. */
export function InflationTable({ caption, head, lines }: InflationTableProps) {
  if (lines.length === 0) return null;
  return (
    <table className={styles["table"]}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {["Runs", "at 1×", "at 2×", "else", "Range", "Median"].map((title) => (
            <th key={title} scope="col" className="num">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ group, runs, atOne, atTwo, between, range, median }) => (
          <tr key={group}>
            <th scope="row">
              <bdi>{group}</bdi>
            </th>
            <td className="num" data-label="Runs">
              {runs}
            </td>
            <td className="num" data-label="at 1×">
              {atOne}
            </td>
            <td className="num" data-label="at 2×">
              {atTwo}
            </td>
            <td className="num" data-label="else">
              {between}
            </td>
            <td className="num" data-label="Range">
              {range}
            </td>
            <td className="num" data-label="Median">
              {median}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
