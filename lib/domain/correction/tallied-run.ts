import type { ExecutionStatus } from "../episode/execution-status.ts";
import type { Scale } from "../numbers/scale.ts";
import type { TaskRecord } from "../record.ts";
import type { NamedRule } from "../run-summary.ts";
import type { CountedEpisode } from "../score/count-episodes.ts";

/** An episode of a run with its score under one measurement, as stored: the missing ones of the plan, too. */
export interface TalliedEpisode extends CountedEpisode {
  readonly trial: number;
  readonly archivedValue: string | null;
  readonly execution: ExecutionStatus;
  readonly terminationWord: string | null;
}

/** A run under one measurement as it is stored, and what its tally says of it. */
export interface TalliedRun {
  readonly benchmark: string;
  readonly declared: number;
  readonly scale: Scale;
  readonly episodes: readonly TalliedEpisode[];
  readonly tasks: readonly Omit<TaskRecord, "scoringHash">[];
  /** Whether its tally has slices and pass^k at all. */
  readonly isSliced: boolean;
  readonly rules: readonly NamedRule[];
  readonly declaresTrials: boolean;
}
