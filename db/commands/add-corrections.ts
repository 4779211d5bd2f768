import type { Correction } from "#lib/domain/correction/correction.ts";
import type { Database } from "../database.ts";
import { corrections } from "../schema/index.ts";

/** Adds corrections under their own ids and says which were new: one that is there already stays as it is. */
export async function addCorrections(
  db: Database,
  added: readonly Correction[],
): Promise<readonly string[]> {
  if (added.length === 0) return [];
  const rows = added.map((one) => ({ ...one, createdAt: new Date(one.createdAt) }));
  const stored = await db
    .insert(corrections)
    .values(rows)
    .onConflictDoNothing({ target: corrections.id })
    .returning({ id: corrections.id });
  return stored.map(({ id }) => id);
}
