import type { MeasurementPart } from "../measurement.ts";
import type { ScoreSource } from "../score/score-status.ts";

/** Where a re-score's values come from: the scorer on the recorded end, or the calls replayed and then judged. */
export const rescoreSources = ["rescored", "replayed"] as const satisfies readonly ScoreSource[];
export type RescoreSource = (typeof rescoreSources)[number];

/** Which stored run a re-score is of, as its file says it. At least one of `run` and `archiveSha256` is known. */
export interface RescoredRun {
  readonly run: string | null;
  readonly archiveSha256: string | null;
  /** Tells the runs of one archive apart. */
  readonly nativeId: string | null;
  readonly taskSet: string | null;
}

/** The header of a re-score: scores of one ruler for the episodes of a run that is there already. */
export interface RescoreRecord {
  /** Ties the rows to their re-score inside one reading; unique in the archive. */
  readonly ref: string;
  /** Null when the archive is a single file. */
  readonly memberPath: string | null;
  readonly source: string;
  readonly of: RescoredRun;
  readonly scoreSource: RescoreSource;
  readonly parts: readonly MeasurementPart[];
  /** Differences of writing that the re-grade did not count, by name. */
  readonly normalizations: readonly string[];
  /** The mean that the re-grade printed, by its lexeme. A text to show, never a score. */
  readonly numberReturned: string | null;
  readonly tool: string | null;
}

/** What the old rule says of an old record and of the migrated one. Null: it gave nothing. */
export interface MigrationAnswer {
  readonly rescore: string;
  readonly task: string;
  readonly trial: number;
  readonly old: number | null;
  readonly migrated: number | null;
  readonly source: string;
}
