import { db } from "#db/client.ts";
import { editionAt } from "#db/queries/edition-at.ts";

/** The last edition of a board as an answer names it; null when none was published. */
export async function editionStamp(board: string) {
  const last = await editionAt(db, board, null);
  return last === null
    ? null
    : { number: last.number, digest: last.digest, as_of: last.publishedAt };
}
