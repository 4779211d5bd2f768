import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { agreementText } from "#lib/view/run/agreement-text.ts";
import { measurementLines } from "#lib/view/run/measurement-lines.ts";
import { type FailingReplays, FailingReplaysPart } from "./failing-replays.tsx";
import { MeasurementLineRow } from "./measurement-line-row.tsx";
import styles from "./run-page.module.css";

interface Check {
  readonly id: string;
  readonly agreement: Parameters<typeof agreementText>[0];
  readonly numberReturned: string | null;
}

interface RunMeasurementsProps {
  readonly rows: readonly BoardRun[];
  readonly checks: readonly Check[];
  readonly failing: readonly FailingReplays[];
}

/** Every ruler that the run was measured by, side by side: none of them changes another. */
export function RunMeasurements({ rows, checks, failing }: RunMeasurementsProps) {
  const [own] = rows;
  if (own === undefined || (rows.length < 2 && checks.length === 0)) return null;
  return (
    <section aria-labelledby="measurements">
      <h2 id="measurements">Measurements</h2>
      <p className="sub">
        Each ruler has a row and scores of its own. Validity decides what counts; a number that a
        re-grade returned is shown as it was printed and enters no figure.
      </p>
      <table className={styles["table"]}>
        <caption>This run by every ruler it was measured with</caption>
        <thead>
          <tr>
            <th scope="col">Ruler</th>
            <th scope="col" className="num">
              Bounds
            </th>
            <th scope="col">Planned episodes</th>
            <th scope="col" className="num">
              Number returned
            </th>
          </tr>
        </thead>
        <tbody>
          {measurementLines(rows).map((line) => (
            <MeasurementLineRow key={line.key} line={line} run={own.id} board={own.board} />
          ))}
        </tbody>
      </table>
      {checks.map(({ id, agreement, numberReturned }) => (
        <p key={id}>
          Measured again by a ruler that it had: {agreementText(agreement)} Nothing was added.
          {numberReturned !== null && ` Number returned: ${numberReturned}.`}
        </p>
      ))}
      {failing.map((replays) => (
        <FailingReplaysPart key={replays.key} replays={replays} />
      ))}
    </section>
  );
}
