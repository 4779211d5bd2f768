import type { PairView } from "#lib/view/compare/compare-view.ts";
import styles from "./compare.module.css";

/** What is unresolved on each side, kind by kind: the widths add up to the bounds'. */
export function KindsTable({ pair }: { readonly pair: PairView }) {
  const { a, b, kinds } = pair;
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">Unresolved, by kind</h2>
      {kinds.length === 0 ? (
        <p className="muted">Every common episode is scored on both sides.</p>
      ) : (
        <table className={`${styles["table"]} ${styles["narrow"]}`}>
          <caption>Episodes, and how much of each side’s planned ones they are</caption>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col" className="num">
                {a.letter}
              </th>
              <th scope="col" className="num">
                widens {a.letter} by
              </th>
              <th scope="col" className="num">
                {b.letter}
              </th>
              <th scope="col" className="num">
                widens {b.letter} by
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind.key}>
                <th scope="row">{kind.name}</th>
                <td className="num" data-name={a.letter}>
                  {kind.a}
                </td>
                <td className="num" data-name={`widens ${a.letter} by`}>
                  {kind.widthA}
                </td>
                <td className="num" data-name={b.letter}>
                  {kind.b}
                </td>
                <td className="num" data-name={`widens ${b.letter} by`}>
                  {kind.widthB}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
