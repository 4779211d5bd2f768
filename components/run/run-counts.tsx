import { CostsTable } from "#components/run-summary/costs-table.tsx";
import { CountsTable } from "#components/run-summary/counts-table.tsx";
import { KTable } from "#components/run-summary/k-table.tsx";
import { ReportedTable } from "#components/run-summary/reported-table.tsx";
import { RulesTable } from "#components/run-summary/rules-table.tsx";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { ruleMeanings } from "#lib/view/run/rule-words.ts";
import { ReportedFigures } from "./reported-figures.tsx";
import styles from "./run-page.module.css";

interface RunCountsProps {
  readonly run: BoardRun;
  /** What the task set's size says of a reported figure; null when nobody stated it. */
  readonly denominator: string | null;
}

/** Counts, bounds over trials, other conventions, the archive's own figures and the bill, each in its table. */
export function RunCounts({ run, denominator }: RunCountsProps) {
  if (run.counts === null) return <ReportedFigures run={run} denominator={denominator} />;
  return (
    <section aria-labelledby="counts">
      <h2 id="counts">What it is made of</h2>
      <div className={styles["columns"]}>
        <div className={styles["stack"]}>
          <CountsTable counts={run.counts} reasons={run.reasons} />
        </div>
        <div className={styles["stack"]}>
          <KTable run={run} />
          <RulesPart run={run} />
          <Recount run={run} />
        </div>
        <div className={styles["stack"]}>
          <CostsTable run={run} />
        </div>
      </div>
    </section>
  );
}

function RulesPart({ run }: { readonly run: BoardRun }) {
  if (run.rules.length === 0) return null;
  return (
    <div>
      <RulesTable run={run} />
      {ruleMeanings(run.rules).map(({ rule, meaning }) => (
        <p key={rule} className={styles["second"]}>
          <bdi className={styles["mono"]}>{rule}</bdi>: {meaning}.
        </p>
      ))}
    </div>
  );
}

function Recount({ run }: { readonly run: BoardRun }) {
  if (run.reported.length > 0) return <ReportedTable run={run} />;
  return (
    <p className={styles["second"]}>
      Recount: the archive states no figure of its own, so there is nothing to hold against the
      episodes.
    </p>
  );
}
