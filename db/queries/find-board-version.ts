import { eq, getTableColumns } from "drizzle-orm";
import type { Board } from "#lib/domain/board/board-run.ts";
import type { Database } from "../database.ts";
import { boards } from "../schema/index.ts";
import { boardVersion } from "./board-version.ts";

export interface VersionedBoard {
  readonly board: Board;
  /** Equal texts mean equal rows. */
  readonly version: string;
}

/** One board by its slug, and the version of what stands on it; null when there is none. */
export async function findBoardVersion(db: Database, slug: string): Promise<VersionedBoard | null> {
  const [found] = await db
    .select({ board: getTableColumns(boards), version: boardVersion })
    .from(boards)
    .where(eq(boards.slug, slug));
  return found === undefined ? null : found;
}
