import type { RulerGridView } from "#lib/view/diff/ruler-grid-view.ts";
import styles from "./diff.module.css";

/** What of a change the scorer did and what the task data did, in both orders. */
export function RulerGrid({ view }: { readonly view: RulerGridView }) {
  return (
    <section aria-labelledby="grid">
      <h2 id="grid">Scorer and task data apart</h2>
      <table className={styles["matrix"]}>
        <caption>Mean score over {view.over}</caption>
        <thead>
          <tr>
            <th scope="col">Task data</th>
            <th scope="col" className="num">
              old scorer
            </th>
            <th scope="col" className="num">
              new scorer
            </th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map(({ data, cells: [old, next] }) => (
            <tr key={data}>
              <th scope="row">{data}</th>
              <td className="num">{old}</td>
              <td className="num">{next}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ruler">
        {view.effects.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
