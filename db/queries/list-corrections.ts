import { asc } from "drizzle-orm";
import type { Correction } from "#lib/domain/correction/correction.ts";
import type { Database } from "../database.ts";
import { corrections } from "../schema/index.ts";

/** Every correction, the oldest first. */
export async function listCorrections(db: Database): Promise<readonly Correction[]> {
  const rows = await db
    .select()
    .from(corrections)
    .orderBy(asc(corrections.createdAt), asc(corrections.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
