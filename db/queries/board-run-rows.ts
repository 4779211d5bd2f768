import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import {
  archives,
  boards,
  measurements,
  problems,
  rescores,
  runs,
  runTallies,
} from "../schema/index.ts";

export type BoardRunRow = Awaited<ReturnType<typeof boardRunRows>>[number];

/** Published runs with the one tally row of each measurement, the run's own before those of its re-scores. */
export function boardRunRows(db: Database, condition: SQL) {
  return db
    .select({
      run: runs,
      tally: runTallies,
      measurement: measurements,
      rescore: rescores,
      archive: {
        sha256: archives.sha256,
        format: archives.format,
        name: archives.name,
        visibility: archives.visibility,
      },
      board: boards.slug,
      problemCount: sql<number>`(select count(*)::int from ${problems} where ${problems.runId} = ${runs.id})`,
    })
    .from(runs)
    .innerJoin(runTallies, eq(runTallies.runId, runs.id))
    .innerJoin(measurements, eq(measurements.key, runTallies.measurementKey))
    .leftJoin(rescores, eq(rescores.id, runTallies.rescoreId))
    .innerJoin(archives, eq(archives.sha256, runs.archiveSha256))
    .innerJoin(boards, and(eq(boards.benchmark, runs.benchmark), eq(boards.taskSet, runs.taskSet)))
    .where(and(isNotNull(runs.publishedAt), condition))
    .orderBy(
      sql`${runs.id} collate "C"`,
      sql`${runTallies.rescoreId} is not null`,
      sql`${runTallies.measurementKey} collate "C"`,
    );
}
