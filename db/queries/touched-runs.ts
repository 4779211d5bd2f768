import { and, eq } from "drizzle-orm";
import type { CorrectionTarget } from "#lib/domain/correction/correction.ts";
import { subjectOf } from "#lib/domain/correction/correction-subject.ts";
import type { Database } from "../database.ts";
import { runs } from "../schema/index.ts";

/** The runs whose episodes a correction of this target may touch, published or not. */
export async function touchedRuns(
  db: Database,
  target: CorrectionTarget,
): Promise<readonly string[]> {
  const subject = subjectOf(target);
  if (subject.kind === "run") return [subject.run];
  if (subject.kind !== "task") return [];
  const found = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.benchmark, subject.benchmark), eq(runs.taskSet, subject.taskSet)));
  return found.map(({ id }) => id);
}
