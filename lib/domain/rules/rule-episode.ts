import type { ExecutionStatus } from "../episode/execution-status.ts";
import type { ScoreReason, ScoreStatus } from "../score/score-status.ts";

/** One archived record as a benchmark's own convention sees it: every attempt, planned or not. */
export interface RuleEpisode {
  readonly task: string;
  readonly trial: number;
  /** The archived number, believed or not; null when the archive holds none. */
  readonly archivedNumber: number | null;
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly execution: ExecutionStatus;
  readonly terminationWord: string | null;
  /** The planned number of trials per task; null when the archive declares none. */
  readonly plannedTrials: number | null;
}
