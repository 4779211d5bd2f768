import type { DenominatorView } from "#lib/view/diff/denominator-view.ts";
import styles from "./diff.module.css";

/** Figures that are no share of the whole task set, and the order with one denominator: derived, and named so. */
export function DenominatorSection({ view }: { readonly view: DenominatorView | null }) {
  return (
    <section aria-labelledby="denominators">
      <h2 id="denominators">Denominators</h2>
      {view === null ? (
        <p className="muted">
          How many episodes stand behind each figure is unknown: nobody stated the size of this task
          set.
        </p>
      ) : (
        <Known view={view} />
      )}
    </section>
  );
}

function Known({ view }: { readonly view: DenominatorView }) {
  const { size, source, smaller, derived, changes, undetermined } = view;
  return (
    <>
      <p>
        The whole task set has {size}. <span className="muted">Source: </span>
        <bdi className="muted">{source}</bdi>
      </p>
      {smaller.length === 0 ? (
        <p>Every figure can be a share of all of them.</p>
      ) : (
        <SmallerTable smaller={smaller} />
      )}
      <p className="say">{derived}</p>
      <p className="sub">
        No archive holds these counts. Each is the one count of the most episodes that rounds to the
        figure, so an episode that a figure leaves out counts as failed here.
      </p>
      {changes.length > 0 && <ChangesTable changes={changes} />}
      {undetermined !== null && (
        <p className="sub">
          <bdi>{undetermined}</bdi>
        </p>
      )}
    </>
  );
}

function SmallerTable({ smaller }: Pick<DenominatorView, "smaller">) {
  return (
    <table className={styles["pairs"]}>
      <caption>Figures that no count of all episodes rounds to</caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Side</th>
          <th scope="col" className="num">
            Figure
          </th>
          <th scope="col" className="num">
            Largest count that gives it
          </th>
        </tr>
      </thead>
      <tbody>
        {smaller.map(({ key, label, side, figure, largest }) => (
          <tr key={key}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            <td>{side}</td>
            <td className="num">{figure}</td>
            <td className="num">{largest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChangesTable({ changes }: Pick<DenominatorView, "changes">) {
  return (
    <table className={styles["pairs"]}>
      <caption>Derived: changed order of passes with one denominator</caption>
      <thead>
        <tr>
          <th scope="col">Rows</th>
          <th scope="col">Change</th>
          <th scope="col" className="num">
            Passes before
          </th>
          <th scope="col" className="num">
            after
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, change, rows, before, after }) => (
          <tr key={key}>
            <th scope="row">
              <bdi>{rows[0]}</bdi> <span className="muted">and</span> <bdi>{rows[1]}</bdi>
            </th>
            <td>{change}</td>
            <td className="num">{before}</td>
            <td className="num">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
