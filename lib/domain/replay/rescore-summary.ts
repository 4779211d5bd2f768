import type { Counts, MeasurementSummary, ScoreFigures } from "../run-summary.ts";
import type { RescoredRun, RescoreSource } from "./rescore-record.ts";

/** One rule on old and migrated records, by episode. `unknown`: one side gave nothing. */
export interface MigrationResult {
  readonly agreed: number;
  readonly disagreed: readonly string[];
  readonly unknown: readonly string[];
}

/** The values of a re-score beside those the run has under the same ruler. `unknown`: one side has no valid value. */
export type RescoreAgreement = MigrationResult;

/** What a re-score comes to when it is laid over its run. */
export interface RescorePlacement {
  readonly run: string;
  /** Model and agent of the run, as its row names them. */
  readonly model: string | null;
  readonly agent: string | null;
  readonly board: string;
  readonly benchmark: string;
  readonly taskSet: string;
  readonly matched: number;
  /** Planned episodes of the run that the re-score does not speak of: missing for its ruler. */
  readonly notMentioned: number;
  /** Episodes that the run does not have, listed; they are stored nowhere. */
  readonly notInRun: readonly string[];
  /** Null for a new ruler; how far it agrees where the run has been measured by it already. */
  readonly agreement: RescoreAgreement | null;
  readonly counts: Counts;
  readonly reasons: Readonly<Record<string, number>>;
  readonly score: ScoreFigures;
}

/** Everything the preview says of one re-score. */
export interface RescoreSummary {
  /** `x_` and 20 hex digits of what the file is made of. */
  readonly id: string;
  readonly memberPath: string | null;
  readonly source: string;
  readonly of: RescoredRun;
  readonly scoreSource: RescoreSource;
  readonly measurement: MeasurementSummary;
  readonly normalizations: readonly string[];
  readonly numberReturned: string | null;
  readonly tool: string | null;
  /** Its own episodes, by status. */
  readonly episodes: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly migration: MigrationResult;
  /** Null until it was laid over its run, which needs a database. */
  readonly placement: RescorePlacement | null;
}
