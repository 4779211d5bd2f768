import type { Correction } from "#lib/domain/correction/correction.ts";
import type { Database } from "../database.ts";
import { touchedRuns } from "../queries/touched-runs.ts";
import { addAudit } from "./add-audit.ts";
import { addCorrections } from "./add-corrections.ts";
import { correctTallies } from "./correct-tallies.ts";
import { lockCorrections } from "./lock-corrections.ts";

/**
 * Adds corrections with what they do to boards and with who wrote them; says which were new. Call it in a transaction:
 * either all of it stands or nothing.
 *
 * @param userId the account that writes them; null for the command line and for somebody without one
 */
export async function storeCorrections(
  db: Database,
  corrections: readonly Correction[],
  userId: string | null,
): Promise<readonly Correction[]> {
  await lockCorrections(db);
  const ids = new Set(await addCorrections(db, corrections));
  const fresh = corrections.filter(({ id }) => ids.has(id));
  const touched = new Set<string>();
  for (const { id, kind, target, author } of fresh) {
    for (const run of await touchedRuns(db, target)) touched.add(run);
    await addAudit(db, {
      userId,
      actor: author,
      action: "correction_added",
      target: `correction ${id}`,
      detail: { kind, target },
    });
  }
  await correctTallies(db, [...touched]);
  return fresh;
}
