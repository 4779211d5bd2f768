import type { Edition } from "#lib/domain/edition/edition.ts";
import type { Database } from "../database.ts";
import { editionRows, editions } from "../schema/index.ts";

/** Stores an edition with its rows. The caller holds the board's numbering and one transaction. */
export async function saveEdition(db: Database, edition: Edition): Promise<void> {
  const { number, digest, publisher, note, publishedAt, content } = edition;
  const { rows, schemaVersion, board, ...header } = content;
  await db.insert(editions).values({
    ...{ board, number, digest, schemaVersion, header, publisher, note },
    publishedAt: new Date(publishedAt),
  });
  if (rows.length === 0) return;
  await db.insert(editionRows).values(
    rows.map((row) => ({
      ...{ board, number, rowId: row.id },
      ...{ measurementKey: row.measurementKey, content: row },
    })),
  );
}
