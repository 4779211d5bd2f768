import { eq } from "drizzle-orm";
import type { Board } from "#lib/domain/board/board-run.ts";
import type { Database } from "../database.ts";
import { boards } from "../schema/index.ts";

/** One board by its slug; null when there is none. */
export async function findBoard(db: Database, slug: string): Promise<Board | null> {
  const [board] = await db.select().from(boards).where(eq(boards.slug, slug));
  return board === undefined ? null : board;
}
