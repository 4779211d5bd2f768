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
