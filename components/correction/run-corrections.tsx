import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { CorrectionMarks } from "./correction-marks.tsx";

/** What was corrected of a run, a withdrawal first; nothing for a run that stands as archived. */
export function RunCorrections({ run }: { readonly run: BoardRun }) {
  const { corrections, withdrawn, archived, counts } = run;
  if (corrections.length === 0) return null;
  const old = archived === null ? null : archived.counts;
  const isCounted = old !== null && counts !== null && old.planned !== counts.planned;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">Corrections</h2>
      {withdrawn !== null && (
        <p className="say">
          <strong>This run was withdrawn</strong> and stands on no board:{" "}
          <bdi>{withdrawn.reason}</bdi> What was archived is kept below.
        </p>
      )}
      {old !== null && counts !== null && (
        <p>
          As archived: {old.pass} passed of {old.planned} planned. As corrected: {counts.pass} of{" "}
          {counts.planned}
          {isCounted && `, with ${counts.excluded} excluded`}. The table of episodes shows each
          score as archived.
        </p>
      )}
      <CorrectionMarks marks={corrections} />
    </section>
  );
}
