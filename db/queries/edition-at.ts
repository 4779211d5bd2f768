import { and, desc, eq, lte } from "drizzle-orm";
import type { Edition } from "#lib/domain/edition/edition.ts";
import type { Database } from "../database.ts";
import { editions } from "../schema/index.ts";

export type EditionStamp = Pick<Edition, "number" | "digest" | "publishedAt">;

/** The edition of a board that was its last one at a moment; null when there was none by then. */
export async function editionAt(
  db: Database,
  board: string,
  moment: Date | null,
): Promise<EditionStamp | null> {
  const { number, digest, publishedAt } = editions;
  const until = moment === null ? undefined : lte(publishedAt, moment);
  const [found] = await db
    .select({ number, digest, publishedAt })
    .from(editions)
    .where(and(eq(editions.board, board), until))
    .orderBy(desc(number))
    .limit(1);
  return found === undefined ? null : { ...found, publishedAt: found.publishedAt.toISOString() };
}
