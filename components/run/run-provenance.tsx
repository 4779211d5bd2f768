import { MeasurementTable } from "#components/run-summary/measurement-table.tsx";
import { RunNotes } from "#components/run-summary/run-notes.tsx";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { taskSetPath } from "#lib/url/page-path.ts";
import { type ProvenanceArchive, provenanceLines } from "#lib/view/run/run-provenance.ts";
import styles from "./run-page.module.css";

interface RunProvenanceProps {
  readonly run: BoardRun;
  readonly archive: ProvenanceArchive;
}

/** From the bytes to the figures: what was read, out of what, with which ruler, and who says so. */
export function RunProvenance({ run, archive }: RunProvenanceProps) {
  return (
    <section aria-labelledby="provenance">
      <h2 id="provenance">Where it comes from</h2>
      <div className={styles["columns"]}>
        <dl className={styles["chain"]}>
          {provenanceLines(run, archive).map(({ name, value, isExact }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi className={isExact ? styles["mono"] : undefined}>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div>
          {run.taskSet.hash !== null && (
            <p>
              <a href={taskSetPath(run.board)}>Versions of this task set</a>
            </p>
          )}
          <MeasurementTable measurement={run.measurement} />
          <div className={styles["notes"]}>
            <RunNotes run={run} />
          </div>
        </div>
      </div>
    </section>
  );
}
