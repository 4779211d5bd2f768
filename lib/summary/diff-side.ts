import type { ReportedRow } from "#lib/domain/diff/reported-row.ts";
import type { ComparedEpisode } from "#lib/domain/diff/run-diff.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";

/** One side of a diff: what one archive, edition or measurement holds. */
export interface DiffSide {
  readonly runs: readonly DiffSideRun[];
  /** Rows of figures that are no stored run: those of an edition, as it was published. */
  readonly figures?: readonly ReportedRow[];
}

export interface DiffSideRun {
  readonly summary: RunSummary;
  /** Empty for a row of reported figures. */
  readonly episodes: readonly ComparedEpisode[];
}
