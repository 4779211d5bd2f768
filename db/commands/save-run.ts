import { eq } from "drizzle-orm";
import type { Connection } from "../connection.ts";
import type { Database } from "../database.ts";
import { benchmarks, measurements, runs, taskSets } from "../schema/index.ts";
import { lockArchive } from "./lock-archive.ts";
import type { NewRun } from "./new-run.ts";
import { type PublishedFacts, publishedFacts } from "./published-facts.ts";
import { saveArchive } from "./save-archive.ts";
import { saveEpisodes } from "./save-episodes.ts";
import { saveTally } from "./save-tally.ts";
import { saveTaskContents } from "./save-task-contents.ts";
import { saveUsageCalls } from "./save-usage-calls.ts";

export type SavedRun =
  | { readonly kind: "stored" }
  /** The same bytes were published before and say the same: one copy is enough. */
  | { readonly kind: "known" }
  /** The same bytes were published before with other declared facts. */
  | { readonly kind: "conflict"; readonly published: PublishedFacts };

/**
 * Stores a run whole: episodes, scores, costs, traces, model calls, figures and tallies. Call it inside a transaction.
 *
 * Idempotent by run id: a copy that was stored but never published (a job was killed) is replaced;
 * a published one is left alone. The run is shown nowhere until `publishRuns`.
 */
export async function saveRun(connection: Connection, run: NewRun): Promise<SavedRun> {
  const { db } = connection;
  const { id } = run.summary;
  await lockArchive(db, run.archive.sha256);
  const published = await publishedFacts(db, id);
  if (published !== null) {
    return published.measurementKey === run.summary.measurement.key &&
      published.model === run.summary.system.model &&
      published.agent === run.summary.system.agent
      ? { kind: "known" }
      : { kind: "conflict", published };
  }
  await db.delete(runs).where(eq(runs.id, id));
  await saveSurroundings(db, run);
  await db.insert(runs).values(toRunRow(run));
  await saveEpisodes(connection, run);
  if (run.archive.visibility === "public") await saveTaskContents(db, run.tasks);
  await saveUsageCalls(connection, run);
  await saveTally(db, run);
  return { kind: "stored" };
}

/** The rows that a run refers to, made when they are new; what a maintainer changed stays. */
async function saveSurroundings(db: Database, { archive, summary }: NewRun): Promise<void> {
  const { benchmark, measurement } = summary;
  const { key, scorer, scorerVersion, taskSetVersion, mode } = measurement;
  const parts = Object.fromEntries(measurement.parts.map(({ name, value }) => [name, value]));
  await saveArchive(db, archive);
  await db.insert(benchmarks).values({ name: benchmark }).onConflictDoNothing();
  await db
    .insert(taskSets)
    .values({ benchmark, name: taskSetOf(summary) })
    .onConflictDoNothing();
  await db
    .insert(measurements)
    .values({ key, parts, scorer, scorerVersion, taskSetVersion, mode })
    .onConflictDoNothing();
}

function taskSetOf({ id, taskSet }: NewRun["summary"]): string {
  if (taskSet.name === null)
    throw new Error(`run ${id} has no task set: it must be declared first`);
  return taskSet.name;
}

function toRunRow({ summary, archive, submissionId, constructed }: NewRun) {
  const { id, nativeId, memberPath, source, benchmark, taskSet, system } = summary;
  const { dates, notes, asks, listed, unlistedReason } = summary;
  const { provenance, ledger, reproductions } = summary;
  return {
    ...{ id, nativeId, memberPath, source, benchmark, submissionId, constructed },
    ...{ dates, notes, asks, listed, unlistedReason, provenance, ledger, reproductions },
    ...system,
    archiveSha256: archive.sha256,
    taskSet: taskSetOf(summary),
    taskSetVersion: taskSet.version,
    taskSetHash: taskSet.hash,
    taskSetTasks: taskSet.tasks,
  };
}
