import { cache } from "react";
import { db } from "#db/client.ts";
import { findBoardVersion } from "#db/queries/find-board-version.ts";
import { type KeptBoard, keptBoard } from "./kept-board.ts";

/** A board with its rows as they stand now; null when there is none. A page and its title ask once. */
export const readBoard = cache(async (slug: string): Promise<KeptBoard | null> => {
  const found = await findBoardVersion(db, slug);
  return found === null ? null : keptBoard(found);
});
