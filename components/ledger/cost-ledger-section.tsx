import type { CostLedger } from "#lib/domain/ledger/cost-ledger.ts";
import { costLedgerView } from "#lib/view/ledger/cost-ledger-view.ts";
import styles from "./ledger.module.css";
import { LedgerBasesTable } from "./ledger-bases-table.tsx";
import { LedgerModelsTable } from "./ledger-models-table.tsx";

const tones = { certain: "", open: styles["open"], error: styles["error"] } as const;

/** What was billed and how it was counted: every basis beside the others. */
export function CostLedgerSection({ ledger }: { readonly ledger: CostLedger }) {
  const view = costLedgerView(ledger);
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger">What was billed</h2>
      <p className={`${styles["sentence"]} ${tones[view.tone]}`}>{view.sentence}</p>
      <p className="sub">
        {view.coverage}. {view.oncePerEvent}
      </p>
      <div className={styles["stack"]}>
        <LedgerBasesTable lines={view.bases} caption="The whole bill by the way of counting" />
        {view.models.length > 0 && <LedgerModelsTable lines={view.models} />}
      </div>
      {view.otherPrices.length > 0 && (
        <details className={styles["fold"]}>
          <summary>The same under other price tables ({view.otherPrices.length})</summary>
          <LedgerBasesTable lines={view.otherPrices} caption="None of these replaces another" />
        </details>
      )}
      {view.remarks.length > 0 && (
        <ul className={styles["remarks"]}>
          {view.remarks.map((remark) => (
            <li key={remark}>
              <bdi>{remark}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
