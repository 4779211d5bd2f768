import type { UsageCall } from "./usage-call.ts";

/** A span with its place in its run's log and how the ledger counts it. Places are those of the archive's order, from 0. */
export interface CountedCall extends UsageCall {
  readonly place: number;
  /** The parent's place; null for a span without a parent and for one whose parent the log does not hold. */
  readonly parentPlace: number | null;
  /** Number of the billing event it tells of, from 0 within the run; null when it tells of none or of several. */
  readonly event: number | null;
  /** Whether it counts in root_spans and in leaf_spans. */
  readonly isRoot: boolean;
  readonly isLeaf: boolean;
  /** Place of the span whose usage this one repeats; null when it repeats none. */
  readonly duplicateOf: number | null;
}
