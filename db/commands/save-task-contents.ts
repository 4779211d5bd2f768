import type { TaskRecord } from "#lib/domain/record.ts";
import type { Database } from "../database.ts";
import { taskContents } from "../schema/index.ts";

const atOnce = 500;

/** Keeps what tasks are scored by, once for each hash. */
export async function saveTaskContents(db: Database, tasks: readonly TaskRecord[]): Promise<void> {
  const contents = new Map<string, string>();
  for (const { scoringHash, scoring } of tasks) {
    if (scoringHash !== null && scoring !== undefined) contents.set(scoringHash, scoring);
  }
  const rows = [...contents].map(([scoringHash, scoring]) => ({ scoringHash, scoring }));
  for (let from = 0; from < rows.length; from += atOnce) {
    await db
      .insert(taskContents)
      .values(rows.slice(from, from + atOnce))
      .onConflictDoNothing();
  }
}
