import { and, eq, sql } from "drizzle-orm";
import type { Edition } from "#lib/domain/edition/edition.ts";
import type { Database } from "../database.ts";
import { editionRows, editions } from "../schema/index.ts";

/** One edition of a board with its rows, as they were published; null when there is none. */
export async function findEdition(
  db: Database,
  board: string,
  number: number,
): Promise<Edition | null> {
  const [found] = await db
    .select()
    .from(editions)
    .where(and(eq(editions.board, board), eq(editions.number, number)));
  if (found === undefined) return null;
  const rows = await db
    .select({ content: editionRows.content })
    .from(editionRows)
    .where(and(eq(editionRows.board, board), eq(editionRows.number, number)))
    .orderBy(sql`${editionRows.rowId} collate "C"`);
  const { digest, schemaVersion, header, publishedAt, publisher, note } = found;
  return {
    ...{ number, digest, publisher, note },
    publishedAt: publishedAt.toISOString(),
    content: { ...header, schemaVersion, board, rows: rows.map(({ content }) => content) },
  };
}
