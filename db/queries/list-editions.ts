import { asc, eq, sql } from "drizzle-orm";
import type { Edition } from "#lib/domain/edition/edition.ts";
import type { Database } from "../database.ts";
import { editions } from "../schema/index.ts";

export type EditionLine = Omit<Edition, "content"> & { readonly rows: number };

/** The editions of a board without their rows, the first one first. */
export async function listEditions(db: Database, board: string): Promise<readonly EditionLine[]> {
  const { number, digest, publishedAt, publisher, note } = editions;
  // Drizzle leaves out the table's name where only one is selected from.
  const rows = sql<number>`(select count(*)::int from edition_rows as line
    where line.board = editions.board and line.number = editions.number)`;
  const found = await db
    .select({ number, digest, publishedAt, publisher, note, rows })
    .from(editions)
    .where(eq(editions.board, board))
    .orderBy(asc(editions.number));
  return found.map((line) => ({ ...line, publishedAt: line.publishedAt.toISOString() }));
}
