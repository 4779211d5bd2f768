import { stratumWeightings } from "#lib/domain/compare/task-strata.ts";
import { type CompareQuery, formatCompareQuery } from "#lib/url/compare-query.ts";
import { comparePath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import type { PairView } from "#lib/view/compare/compare-view.ts";
import styles from "./compare.module.css";

interface StrataTableProps {
  readonly pair: PairView;
  readonly query: CompareQuery;
}

const weightingWords = { tasks: "by their share of the tasks", equal: "all the same" } as const;

/** The strata of the post-stratified difference with their weights, which no outcome can move. */
export function StrataTable({ pair, query }: StrataTableProps) {
  const { a, b, strata } = pair;
  return (
    <section aria-labelledby="strata">
      <h2 id="strata">Strata</h2>
      <p className={styles["switch"]}>
        <span className="muted">Strata weigh</span>
        {stratumWeightings.map((one) => (
          <a
            key={one}
            href={`${address(comparePath, formatCompareQuery({ ...query, strata: one }))}#strata`}
            aria-current={one === query.strata ? "true" : undefined}
          >
            {weightingWords[one]}
          </a>
        ))}
      </p>
      <table className={styles["table"]}>
        <caption>Common tasks by what both archives say of them; weights sum to 100 %</caption>
        <thead>
          <tr>
            <th scope="col">Stratum</th>
            <th scope="col" className="num">
              Tasks
            </th>
            <th scope="col" className="num">
              Weight
            </th>
            <th scope="col" className="num">
              {a.letter}
            </th>
            <th scope="col" className="num">
              {b.letter}
            </th>
            <th scope="col" className="num">
              {a.letter} − {b.letter}, points
            </th>
          </tr>
        </thead>
        <tbody>
          {strata.map((stratum) => (
            <tr key={stratum.name}>
              <th scope="row">{stratum.name}</th>
              <td className="num" data-name="Tasks">
                {stratum.tasks}
              </td>
              <td className="num" data-name="Weight">
                {stratum.weight}
              </td>
              <td className="num" data-name={a.letter}>
                {stratum.a}
              </td>
              <td className="num" data-name={b.letter}>
                {stratum.b}
              </td>
              <td className="num" data-name={`${a.letter} − ${b.letter}`}>
                {stratum.text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
