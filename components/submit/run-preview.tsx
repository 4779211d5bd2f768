import { CostLedgerSection } from "#components/ledger/cost-ledger-section.tsx";
import { ReproductionsSection } from "#components/ledger/reproductions-section.tsx";
import { CostsTable } from "#components/run-summary/costs-table.tsx";
import { CountsTable } from "#components/run-summary/counts-table.tsx";
import { KTable } from "#components/run-summary/k-table.tsx";
import { MeasurementTable } from "#components/run-summary/measurement-table.tsx";
import { ReportedTable } from "#components/run-summary/reported-table.tsx";
import { RulesTable } from "#components/run-summary/rules-table.tsx";
import { RunNotes } from "#components/run-summary/run-notes.tsx";
import { ScoreFigure } from "#components/score/score-figure.tsx";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import { scoreCell } from "#lib/view/board/score-cell.ts";
import { planSentence } from "#lib/view/run/run-counts.ts";
import { runSystem } from "#lib/view/run/run-system.ts";
import { shortDigest } from "#lib/view/words/format.ts";
import styles from "./run-preview.module.css";

/** Everything that was understood of one run. */
export function RunPreview({ run }: { readonly run: RunSummary }) {
  const { model, others } = runSystem(run);
  const score = scoreCell(run);
  return (
    <article className={styles["run"]} id={run.id} aria-labelledby={`${run.id}-title`}>
      <h3 id={`${run.id}-title`}>
        <bdi>{model ?? "Model unknown"}</bdi>
      </h3>
      <p className={styles["lines"]}>
        <bdi>{others.join(" · ")}</bdi>
        <br />
        <bdi>{taskSetText(run)}</bdi>
        <br />
        {planSentence(run.counts, run.plannedSource)}
      </p>
      <div className={styles["score"]}>
        <ScoreFigure cell={score} />
      </div>
      <div className={styles["tables"]}>
        {run.counts !== null && (
          <div>
            <CountsTable counts={run.counts} reasons={run.reasons} />
          </div>
        )}
        <div>
          <KTable run={run} />
          <MeasurementTable measurement={run.measurement} />
        </div>
        <div>
          {run.counts !== null && <CostsTable run={run} />}
          <RulesTable run={run} />
          <ReportedTable run={run} />
          <RunNotes run={run} />
        </div>
      </div>
      {run.ledger !== null && <CostLedgerSection ledger={run.ledger} />}
      <ReproductionsSection reproductions={run.reproductions} hasSpans={run.ledger !== null} />
    </article>
  );
}

function taskSetText({ benchmark, taskSet }: RunSummary): string {
  const { name, version, hash, tasks } = taskSet;
  return [
    `${benchmark} / ${name ?? "task set unknown"}`,
    ...(version === null ? [] : [version]),
    ...(tasks === null ? [] : [`${tasks} tasks`]),
    ...(hash === null ? [] : [`sha256 ${shortDigest(hash)}`]),
  ].join(" · ");
}
