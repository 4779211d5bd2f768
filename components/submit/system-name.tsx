import styles from "#components/run-summary/summary-table.module.css";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import { runSystem } from "#lib/view/run/run-system.ts";

interface SystemNameProps {
  readonly run: RunSummary;
  /** Where the name leads; null where it leads nowhere. */
  readonly href: string | null;
}

/** Model first, then agent, organization and effort: never one merged label. */
export function SystemName({ run, href }: SystemNameProps) {
  const { model, others } = runSystem(run);
  const name = <bdi>{model ?? "Model unknown"}</bdi>;
  return (
    <>
      {href === null ? name : <a href={href}>{name}</a>}
      <span className={styles["second"]}>
        <bdi>{others.join(" · ")}</bdi>
      </span>
    </>
  );
}
