import { asc, type SQL } from "drizzle-orm";
import type { Correction } from "#lib/domain/correction/correction.ts";
import type { Database } from "../database.ts";
import { corrections } from "../schema/index.ts";

/** Every correction, or those of a condition, the oldest first. */
export async function listCorrections(
  db: Database,
  condition?: SQL,
): Promise<readonly Correction[]> {
  const rows = await db
    .select()
    .from(corrections)
    .where(condition)
    .orderBy(asc(corrections.createdAt), asc(corrections.id));
  return rows.map(({ change, ...row }) => ({
    ...row,
    ...(change === null ? {} : { change }),
    createdAt: row.createdAt.toISOString(),
  }));
}
