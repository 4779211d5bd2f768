import type { CorrectionMark } from "../correction/correction-mark.ts";
import type { CostBasis } from "../ledger/cost.ts";
import type { RescoreSource } from "../replay/rescore-record.ts";
import type { MigrationResult } from "../replay/rescore-summary.ts";
import type { RunSummary } from "../run-summary.ts";

/** One published row of a board: a run under one measurement, with where its evidence lies. */
export interface BoardRun extends RunSummary {
  readonly board: string;
  readonly archiveSha256: string;
  readonly archiveFormat: string;
  readonly archiveName: string;
  /** ISO time, UTC. */
  readonly publishedAt: string;
  /** Problems of the archive that concern this run. */
  readonly problemCount: number;
  /** True for demonstration rows whose figures are constructed. */
  readonly constructed: boolean;
  /** The re-score that this row came from; null for the row that the run was published with. */
  readonly rescore: BoardRescore | null;
  /** The corrections in force that speak of this run or of its tasks, the oldest first. */
  readonly corrections: readonly CorrectionMark[];
  /** The correction that withdrew the run; such a row stands on no board, and its address keeps a tombstone. */
  readonly withdrawn: CorrectionMark | null;
  /** The basis that a correction named as the row's cost; null where none did. */
  readonly costBasis: CostBasis | null;
  /** The figures as archived where corrections changed one of them; null where the row stands as archived. */
  readonly archived: ArchivedFigures | null;
}

/** What corrections may change of a row. */
export type ArchivedFigures = Pick<
  RunSummary,
  | "counts"
  | "reasons"
  | "score"
  | "slices"
  | "passHatK"
  | "passAtK"
  | "rules"
  | "system"
  | "reported"
>;

/** Where the scores of a row come from when they are not the archive's own. */
export interface BoardRescore {
  readonly id: string;
  readonly scoreSource: RescoreSource;
  /** The mean that the re-grade printed: a text, whatever its episodes come to. */
  readonly numberReturned: string | null;
  readonly tool: string | null;
  readonly normalizations: readonly string[];
  readonly archiveSha256: string;
  readonly notMentioned: number;
  readonly notInRun: readonly string[];
  readonly migration: MigrationResult;
  /** ISO time, UTC. */
  readonly publishedAt: string;
}

export const boardStates = ["unreviewed", "reviewed"] as const;
export type BoardState = (typeof boardStates)[number];

export interface Board {
  readonly slug: string;
  readonly title: string;
  readonly benchmark: string;
  readonly taskSet: string;
  readonly state: BoardState;
  readonly note: string | null;
  /** The measurement it ranks by. */
  readonly measurementKey: string;
}
