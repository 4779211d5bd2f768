import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import {
  archives,
  benchmarks,
  boards,
  measurements,
  rescores,
  runs,
  runTallies,
  taskSets,
} from "../schema/index.ts";

/** Removes what an unfinished publication stored, and the rows that only it needed. */
export async function deleteUnpublishedRuns(db: Database, submissionId: string): Promise<void> {
  const deleted = await db
    .delete(runs)
    .where(and(eq(runs.submissionId, submissionId), isNull(runs.publishedAt)))
    .returning({ id: runs.id });
  if (deleted.length === 0) return;
  await db.delete(archives).where(
    sql`not exists (select from ${runs} where ${runs.archiveSha256} = ${archives.sha256})
        and not exists (select from ${rescores} where ${rescores.archiveSha256} = ${archives.sha256})`,
  );
  await db.delete(taskSets).where(
    sql`not exists (select from ${runs} where ${runs.benchmark} = ${taskSets.benchmark} and ${runs.taskSet} = ${taskSets.name})
      and not exists (select from ${boards} where ${boards.benchmark} = ${taskSets.benchmark} and ${boards.taskSet} = ${taskSets.name})`,
  );
  await db
    .delete(benchmarks)
    .where(
      sql`not exists (select from ${taskSets} where ${taskSets.benchmark} = ${benchmarks.name})`,
    );
  await db.delete(measurements).where(
    sql`not exists (select from ${runTallies} where ${runTallies.measurementKey} = ${measurements.key})
      and not exists (select from ${rescores} where ${rescores.measurementKey} = ${measurements.key})
      and not exists (select from ${boards} where ${boards.measurementKey} = ${measurements.key})`,
  );
}
