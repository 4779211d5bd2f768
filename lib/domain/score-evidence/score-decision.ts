import type { ExecutionStatus } from "../episode/execution-status.ts";
import type { Evidence, ScoreRecord } from "../record.ts";

/** What one episode's evidence says about its score. `value` is not null exactly when `status` is valid. */
export interface ScoreDecision extends Pick<ScoreRecord, "status" | "reason" | "value"> {
  readonly execution: ExecutionStatus;
  readonly evidence: readonly Evidence[];
  /** How often the scorer must have run: the larger of its triggers and the reference's certain copies. */
  readonly scorings: number;
}
