import type { BoardRun } from "#lib/domain/board/board-run.ts";

/** Names one row of a board: its run, or the re-score that added it, for a run may stand there under several rulers. */
export function rowId({ id, rescore }: Pick<BoardRun, "id" | "rescore">): string {
  return rescore === null ? id : rescore.id;
}
