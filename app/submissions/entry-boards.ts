import { db } from "#db/client.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findBoard } from "#db/queries/find-board.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import type { EntryBoard } from "#lib/view/submission/entry-board.ts";
import { slugOf } from "#lib/view/submission/submission-entry.ts";

/** The boards that exist among those an archive's runs belong to, by slug. */
export async function entryBoards(
  runs: readonly RunSummary[],
): Promise<ReadonlyMap<string, EntryBoard>> {
  const slugs = new Set(runs.map(slugOf).filter((slug) => slug !== null));
  const boards = new Map<string, EntryBoard>();
  for (const slug of slugs) {
    const board = await findBoard(db, slug);
    if (board !== null) boards.set(slug, { board, rows: await boardRuns(db, slug) });
  }
  return boards;
}
