import Link from "next/link";
import { ExportedChart } from "#components/export/exported-chart.tsx";
import type { ReportedDiff } from "#lib/domain/diff/reported-diff.ts";
import { ranksMarkdown } from "#lib/view/diff/ranks-markdown.ts";
import type { DiffPairLine, ReportedDiffView } from "#lib/view/diff/reported-diff-view.ts";
import { fileName } from "#lib/view/export/file-name.ts";
import styles from "./diff.module.css";
import { RankTable } from "./rank-table.tsx";
import { SlopeChart } from "./slope-chart.tsx";

interface ReportedDiffPartsProps {
  readonly diff: ReportedDiff;
  readonly view: ReportedDiffView;
  readonly ignoresComparability: boolean;
  /** The same page with comparability ignored, or heeded again. */
  readonly toggle: string;
}

/** What a change of ruler did to figures without episodes: the finding first, then pairs, ranks and rows apart. */
export function ReportedDiffParts(props: ReportedDiffPartsProps) {
  const { diff, view, ignoresComparability, toggle } = props;
  return (
    <>
      <p className="say">{view.finding}</p>
      {diff.warnings.map((warning) => (
        <p className={styles["warning"]} role="note" key={warning}>
          {warning}
        </p>
      ))}
      <dl className="ruler">
        <Term name="Figure" value={diff.metric} />
        <Term name="Rows" value={String(diff.rows)} />
        <Term name="Pairs" value={String(diff.pairs)} />
        <Term name="Reversed" value={String(diff.reversals.length)} />
        <Term name="Ties formed" value={String(diff.tiesEntered.length)} />
        <Term name="Ties broken" value={String(diff.tiesLeft.length)} />
      </dl>
      <p className="sub">
        {view.denominators} Compared at the precision archived.{" "}
        <Link href={toggle}>
          {ignoresComparability ? "Heed comparability again" : "Ignore comparability"}
        </Link>
      </p>
      <Pairs title="Reversed pairs" pairs={view.reversals} none="No pair reversed." />
      <Pairs title="Ties formed" pairs={view.tiesEntered} none="No tie formed." />
      <Pairs title="Ties broken" pairs={view.tiesLeft} none="No tie broke." />
      <section aria-labelledby="ranks">
        <h2 id="ranks">Ranks</h2>
        <div className={styles["sides"]}>
          <ExportedChart
            file={fileName("diff", diff.metric)}
            title={`Ranks by ${diff.metric}, ${view.before} and ${view.after}`}
            lines={[view.finding, view.denominators]}
            markdown={ranksMarkdown(view, [view.finding, view.denominators])}
          >
            <SlopeChart rows={view.rows} before={view.before} after={view.after} />
          </ExportedChart>
          <RankTable rows={view.rows} before={view.before} after={view.after} />
        </div>
      </section>
      <Listed
        title="Rows that stand apart"
        lines={diff.apart.map(({ id, reason }) => ({ id, text: reason }))}
      />
      <Listed
        title="Labels that moved without their figures"
        lines={diff.notes.map(({ id, message }) => ({ id, text: message }))}
      />
    </>
  );
}

function Term({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface PairsProps {
  readonly title: string;
  readonly pairs: readonly DiffPairLine[];
  readonly none: string;
}

function Pairs({ title, pairs, none }: PairsProps) {
  if (pairs.length === 0) {
    return (
      <section>
        <h2>{title}</h2>
        <p className="muted">{none}</p>
      </section>
    );
  }
  return (
    <section>
      <h2>{title}</h2>
      <table className={styles["pairs"]}>
        <caption className="visually-hidden">
          {title}, with the figures of both rows as archived
        </caption>
        <thead>
          <tr>
            <th scope="col">Rows</th>
            <th scope="col" className="num">
              Before, %
            </th>
            <th scope="col" className="num">
              After, %
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ key, a, b, before, after }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{a}</bdi> <span className="muted">and</span> <bdi>{b}</bdi>
              </th>
              <td className="num">{before}</td>
              <td className="num">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ListedProps {
  readonly title: string;
  readonly lines: readonly { readonly id: string; readonly text: string }[];
}

function Listed({ title, lines }: ListedProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <table className={styles["pairs"]}>
        <caption className="visually-hidden">{title}, with the reason</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, text }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{id}</bdi>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
