import { type CompareQuery, formatCompareQuery } from "#lib/url/compare-query.ts";
import { comparePath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import type { PairView } from "#lib/view/compare/compare-view.ts";
import styles from "./compare.module.css";

interface OutcomePairsProps {
  readonly pair: PairView;
  readonly query: CompareQuery;
}

/** Each outcome of A against each of B; a cell narrows the tasks below to its own. */
export function OutcomePairs({ pair, query }: OutcomePairsProps) {
  const { a, b, outcomes } = pair;
  const to = (cell: CompareQuery["cell"]) =>
    `${address(comparePath, formatCompareQuery({ ...query, cell, page: 1 }))}#tasks`;
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes">Outcomes in pairs</h2>
      <p>{outcomes.sentence}</p>
      <table className={styles["outcomes"]}>
        <caption>
          Rows: {a.letter}; columns: {b.letter}; {outcomes.episodes} episodes that both plan
        </caption>
        <thead>
          <tr>
            <th scope="col">{a.letter}</th>
            {outcomes.words.map((word) => (
              <th scope="col" className="num" key={word}>
                {b.letter} {word}
              </th>
            ))}
            <th scope="col" className="num">
              all
            </th>
          </tr>
        </thead>
        <tbody>
          {outcomes.rows.map(({ word, cells, total }) => (
            <tr key={word}>
              <th scope="row">{word}</th>
              {cells.map((cell) => (
                <td className="num" key={cell.word}>
                  {cell.count === 0 ? (
                    <span className="muted">0</span>
                  ) : (
                    <a
                      href={to({ a: word, b: cell.word })}
                      aria-label={`${cell.count}: ${a.letter} ${word}, ${b.letter} ${cell.word}`}
                    >
                      {cell.count}
                    </a>
                  )}
                </td>
              ))}
              <td className="num muted">{total}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">all</th>
            {outcomes.totals.map((total, at) => (
              <td className="num muted" key={outcomes.words[at]}>
                {total}
              </td>
            ))}
            <td className="num muted">{outcomes.episodes}</td>
          </tr>
        </tbody>
      </table>
      {outcomes.leftOut !== null && <p className="sub">{outcomes.leftOut}</p>}
    </section>
  );
}
