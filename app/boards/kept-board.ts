import { db } from "#db/client.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import type { VersionedBoard } from "#db/queries/find-board-version.ts";
import { type Tombstone, withdrawnRuns } from "#db/queries/withdrawn-runs.ts";
import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { type PreparedBoard, preparedBoard } from "#lib/view/board/prepared-board.ts";

export interface KeptBoard {
  readonly board: Board;
  /** Equal texts mean equal rows. */
  readonly version: string;
  readonly runs: readonly BoardRun[];
  /** What is left of runs that a correction took off the board. */
  readonly withdrawn: readonly Tombstone[];
  readonly prepared: PreparedBoard;
}

interface Kept {
  readonly version: string;
  readonly loading: Promise<KeptBoard>;
}

/** The boards last asked for, by slug, the latest last. */
const kept = new Map<string, Kept>();
const most = 32;

/**
 * A board with its rows, read once for each version of them. The version was read before the rows are: rows may
 * be newer than it, and are then read once more, but they are never older.
 */
export async function keptBoard({ board, version }: VersionedBoard): Promise<KeptBoard> {
  const known = kept.get(board.slug);
  kept.delete(board.slug);
  const entry = known?.version === version ? known : { version, loading: load(board, version) };
  kept.set(board.slug, entry);
  for (const slug of kept.keys()) if (kept.size > most) kept.delete(slug);
  try {
    return await entry.loading;
  } catch (error) {
    if (kept.get(board.slug) === entry) kept.delete(board.slug);
    throw error;
  }
}

async function load(board: Board, version: string): Promise<KeptBoard> {
  const runs = await boardRuns(db, board.slug);
  const withdrawn = await withdrawnRuns(db, board.slug);
  return { board, version, runs, withdrawn, prepared: preparedBoard(board, runs) };
}
