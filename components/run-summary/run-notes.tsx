import type { RunSummary } from "#lib/domain/run-summary.ts";
import { reviewNote } from "#lib/view/submission/review-items.ts";
import styles from "./run-notes.module.css";

/** Settings, dates and claims as the archive writes them. */
export function RunNotes({ run }: { readonly run: RunSummary }) {
  const lines = [
    ...run.system.settings.map(({ name, value }) => ({ name, value })),
    ...run.dates.map(({ of, text }) => ({ name: `${of} date, as written`, value: text })),
    ...run.notes.filter(({ name }) => name !== reviewNote),
  ];
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>Settings, dates and claims in the archive ({lines.length})</summary>
      <dl className={styles["notes"]}>
        {lines.map(({ name, value }) => (
          <div key={`${name} ${value}`}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
