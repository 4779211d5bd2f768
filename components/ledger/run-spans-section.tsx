import type { SpanLine } from "#lib/view/ledger/span-tree.ts";
import styles from "./ledger.module.css";
import { SpanTreeTable } from "./span-tree-table.tsx";

interface RunSpansSectionProps {
  readonly lines: readonly SpanLine[];
  readonly total: number;
  readonly isOpen: boolean;
  /** Address of the next page; null on the last. */
  readonly next: string | null;
  readonly json: string;
}

/** The log behind the ledger, folded until asked for. */
export function RunSpansSection({ lines, total, isOpen, next, json }: RunSpansSectionProps) {
  return (
    <details className={styles["fold"]} open={isOpen} id="spans">
      <summary>
        The spans ({lines.length} of {total})
      </summary>
      <SpanTreeTable lines={lines} caption="Each span under its parent" showsTasks />
      <p className="sub">
        {next !== null && <a href={next}>More spans</a>} <a href={json}>All spans as JSON</a>
      </p>
    </details>
  );
}
