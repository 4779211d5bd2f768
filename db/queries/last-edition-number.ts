import { eq, max } from "drizzle-orm";
import type { Database } from "../database.ts";
import { editions } from "../schema/index.ts";

/** The number of a board's last edition; null when none was published. */
export async function lastEditionNumber(db: Database, board: string): Promise<number | null> {
  const [found] = await db
    .select({ number: max(editions.number) })
    .from(editions)
    .where(eq(editions.board, board));
  return found === undefined ? null : found.number;
}
