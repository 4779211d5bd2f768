import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";

/** A board as it stands before a submission. */
export interface EntryBoard {
  readonly board: Board;
  readonly rows: readonly BoardRun[];
}
