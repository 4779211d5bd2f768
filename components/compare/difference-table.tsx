import type { PairView } from "#lib/view/compare/compare-view.ts";
import styles from "./compare.module.css";
import { DifferenceStrip } from "./difference-strip.tsx";

/** A - B under each way of weighing: what the unresolved episodes leave open, drawn about 0. */
export function DifferenceTable({ pair }: { readonly pair: PairView }) {
  const { a, b, lines, axis } = pair;
  return (
    <section aria-labelledby="difference">
      <h2 id="difference">
        Difference {a.letter} − {b.letter}
      </h2>
      <table className={styles["table"]}>
        <caption>
          Bounds in points: they hold whatever the unresolved episodes would have given, and say
          nothing of other tasks
        </caption>
        <thead>
          <tr>
            <th scope="col">Weighing</th>
            <th scope="col" className="num">
              {a.letter}
            </th>
            <th scope="col" className="num">
              {b.letter}
            </th>
            <th scope="col" className="num">
              {a.letter} − {b.letter}
            </th>
            <th scope="col" className={styles["strip"]}>
              <span className={styles["ends"]}>
                <span>−{axis.end}</span>
                <span>0</span>
                <span>+{axis.end}</span>
              </span>
            </th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                {line.name}
                <span className={styles["second"]}>{line.note}</span>
              </th>
              <td className="num" data-name={a.letter}>
                {line.a ?? "–"}
              </td>
              <td className="num" data-name={b.letter}>
                {line.b ?? "–"}
              </td>
              <td className="num" data-name={`${a.letter} − ${b.letter}`}>
                {line.text}
              </td>
              <td className={styles["strip"]}>
                <DifferenceStrip difference={line.difference} axis={axis} kind="bounds" />
              </td>
              <td>{line.order}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
