import { type CompareQuery, formatCompareQuery } from "#lib/url/compare-query.ts";
import { comparePath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import type { GridRow } from "#lib/view/compare/compare-grid.ts";
import type { CompareSide } from "#lib/view/compare/compare-side.ts";
import styles from "./compare.module.css";

interface CompareGridTableProps {
  readonly sides: readonly CompareSide[];
  readonly rows: readonly GridRow[];
  readonly query: CompareQuery;
  /** The run whose pair with the baseline is shown below. */
  readonly shown: string | null;
}

/** Three to six runs: the baseline's values, and of the others how far they may lie from them. */
export function CompareGridTable({ sides, rows, query, shown }: CompareGridTableProps) {
  const to = (pair: string) =>
    `${address(comparePath, formatCompareQuery({ ...query, pair, cell: null, page: 1 }))}#pair`;
  return (
    <section aria-labelledby="grid">
      <h2 id="grid">Against the baseline</h2>
      <table className={`${styles["table"]} ${styles["grid"]}`}>
        <caption>Each value, and under it run − baseline in points</caption>
        <thead>
          <tr>
            <td />
            {sides.map(({ id, letter, label }, at) => (
              <th scope="col" key={id} className={at === 0 ? styles["base"] : undefined}>
                <b className={styles["letter"]}>{letter}</b> <bdi>{label}</bdi>
                {at === 0 && <span className={styles["second"]}>baseline</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ id, letter, value, difference }, at) => (
                <td key={id} className={at === 0 ? styles["base"] : undefined} data-name={letter}>
                  {value}
                  {difference !== null && <span className={styles["second"]}>{difference}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <nav className={styles["pairs"]} aria-label="Pairs in full">
        {sides.slice(1).map(({ id, letter }) => (
          <a key={id} href={to(id)} aria-current={id === shown ? "true" : undefined}>
            A and {letter} in full
          </a>
        ))}
      </nav>
    </section>
  );
}
