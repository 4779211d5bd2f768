import { db } from "#db/client.ts";
import { type EditionStamp, editionAt } from "#db/queries/edition-at.ts";
import { editionContent } from "#db/queries/edition-content.ts";
import { findEdition } from "#db/queries/find-edition.ts";
import type { Board } from "#lib/domain/board/board-run.ts";
import { type EditionDifference, editionDifference } from "#lib/identity/edition-difference.ts";
import { editionDigest } from "#lib/identity/edition-digest.ts";

export interface EditionState {
  readonly last: EditionStamp;
  /** Null when the board is as that edition. */
  readonly difference: EditionDifference | null;
}

interface Kept {
  readonly version: string;
  readonly loading: Promise<EditionDifference | null>;
}

/** By board and edition, the latest last: a digest takes the whole board, so it is made once for each version. */
const kept = new Map<string, Kept>();
const most = 32;

/** How a board stands to its last edition; null when none was published. */
export async function editionState(board: Board, version: string): Promise<EditionState | null> {
  const last = await editionAt(db, board.slug, null);
  if (last === null) return null;
  const key = `${board.slug} ${last.number}`;
  const known = kept.get(key);
  kept.delete(key);
  const isKnown = known !== undefined && known.version === version;
  const entry = isKnown ? known : { version, loading: compare(board, last) };
  kept.set(key, entry);
  for (const old of kept.keys()) if (kept.size > most) kept.delete(old);
  try {
    return { last, difference: await entry.loading };
  } catch (error) {
    if (kept.get(key) === entry) kept.delete(key);
    throw error;
  }
}

async function compare(board: Board, last: EditionStamp): Promise<EditionDifference | null> {
  const now = await editionContent(db, board);
  if (editionDigest(now) === last.digest) return null;
  const published = await findEdition(db, board.slug, last.number);
  if (published === null) throw new Error(`edition ${last.number} of ${board.slug} is gone`);
  return editionDifference(published.content, now);
}
