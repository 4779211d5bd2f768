import { formatDiffQuery } from "#lib/url/diff-query.ts";
import { diffPath } from "#lib/url/page-path.ts";
import { address } from "#lib/url/search-params.ts";
import type { MeasurementLine } from "#lib/view/run/measurement-lines.ts";
import styles from "./run-page.module.css";

interface MeasurementLineRowProps {
  readonly line: MeasurementLine;
  readonly run: string;
  readonly board: string;
}

/** One ruler of a run. */
export function MeasurementLineRow({ line, run, board }: MeasurementLineRowProps) {
  const { source, ruler, score, coverage, counts, reasons, numberReturned, notes } = line;
  return (
    <tr>
      <th scope="row">
        <b>{source}</b>
        <span className={styles["second"]}>
          <bdi>{ruler}</bdi>
        </span>
        {line.rescore !== null && (
          <span className={styles["second"]}>
            <a href={diffHref(board, run, line.rescore)}>
              What changed against the archived scores
            </a>
          </span>
        )}
        {notes.map((note) => (
          <span key={note} className={styles["second"]}>
            <bdi>{note}</bdi>
          </span>
        ))}
      </th>
      <td className="num">
        {score}
        <span className={styles["second"]}>{coverage}</span>
      </td>
      <td>
        {counts}
        {reasons !== "" && <span className={styles["second"]}>{reasons}</span>}
      </td>
      <td className="num">
        {numberReturned === null ? (
          <span className="muted">none</span>
        ) : (
          <bdi>{numberReturned}</bdi>
        )}
      </td>
    </tr>
  );
}

function diffHref(board: string, from: string, to: string): string {
  const query = { from, to, metric: "", ignoreComparability: false };
  return address(diffPath(board), formatDiffQuery(query));
}
