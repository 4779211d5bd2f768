import { type PairOrder, pairOrders } from "#lib/domain/board/pair-order.ts";
import { comparePairPath, runPath } from "#lib/url/page-path.ts";
import type { BoardPairs, PairRow } from "#lib/view/board/board-pairs.ts";
import styles from "./board-pairs-table.module.css";

const heads = {
  above: "Certainly above",
  below: "Certainly below",
  tied: "Tied with",
  open: "Order not identified",
} as const satisfies Record<PairOrder, string>;

/** Each ranked row with all others by how it stands to them; each name leads to the comparison of the two. */
export function BoardPairsTable({ pairs }: { readonly pairs: BoardPairs }) {
  const { rows, ranked } = pairs;
  return (
    <section id="pairs" aria-labelledby="pairs-title">
      <h2 id="pairs-title">Who certainly beats whom</h2>
      <p className="sub">
        An order is certain when no way of resolving the unresolved episodes could change it. Each
        name leads to the comparison of the two.
        {ranked > rows.length &&
          ` The first ${rows.length} of ${ranked} ranked rows by lower bound are listed; the others are left out here.`}
      </p>
      {rows.length < 2 ? (
        <p>A pair needs two ranked rows; this board has {rows.length}.</p>
      ) : (
        <table className={styles["pairs"]}>
          <caption className="visually-hidden">Pairs of ranked rows</caption>
          <thead>
            <tr>
              <th scope="col">System</th>
              {pairOrders.map((order) => (
                <th key={order} scope="col">
                  {heads[order]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PairsOfRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function PairsOfRow({ row }: { readonly row: PairRow }) {
  return (
    <tr>
      <th scope="row">
        <a href={runPath(row.run)}>
          <bdi>{row.label}</bdi>
        </a>{" "}
        <span>{row.bounds}</span>
      </th>
      {pairOrders.map((order) => (
        <td key={order} data-empty={row.others[order].length === 0}>
          <span className={styles["head"]} aria-hidden="true">
            {heads[order]}:
          </span>
          {row.others[order].length === 0 ? (
            "none"
          ) : (
            <ul>
              {row.others[order].map(({ id, run, label }) => (
                <li key={id}>
                  <a href={comparePairPath(row.run, run)}>
                    <bdi>{label}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </td>
      ))}
    </tr>
  );
}
