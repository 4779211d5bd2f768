import type { ComparedEpisode } from "../diff/run-diff.ts";
import type { ScoreReason } from "../score/score-status.ts";

/** One planned episode of a run with its score under one measurement, as a comparison of systems sees it. */
export interface ComparedScore extends ComparedEpisode {
  readonly reason: ScoreReason | null;
  /** The value's place in its scale, 0 to 1; null unless the score is valid. */
  readonly scaled: number | null;
  /** What the run's own archive says of the task; null where it says nothing. */
  readonly requiresWrite: boolean | null;
  readonly emptyReference: boolean | null;
}
