import { eq } from "drizzle-orm";
import { inTransaction } from "#db/commands/in-transaction.ts";
import type { NewArchive } from "#db/commands/new-run.ts";
import { saveRun } from "#db/commands/save-run.ts";
import { connect } from "#db/connect.ts";
import { runs } from "#db/schema/index.ts";
import { fileStream } from "#lib/archive/file-stream.ts";
import { hashStream } from "#lib/archive/hash-stream.ts";
import { openArchive } from "#lib/archive/open-archive.ts";
import { sumScaled } from "#lib/domain/score/score-figures.ts";
import { readEnv } from "#lib/env.ts";
import { readArchive } from "#lib/summary/read-archive.ts";
import type { ArchiveSummary, RunReading } from "#lib/summary/read-report.ts";
import { stopwatch } from "../stopwatch.ts";
import type { Taken } from "./taken.ts";

/** Reads an archive as it lies in the store, and stores everything of its episodes but their traces. */
export async function storeScalarsWay(path: string): Promise<Taken> {
  const db = connect(readEnv().databaseUrl ?? "", 2);
  // A pool connects at its first query, which is no part of storing.
  await db.$client.query("select 1");
  // The bytes of an upload were hashed while they were received.
  const known = await hashStream(fileStream(path), () => {});
  const elapsed = stopwatch();
  const opened = await openArchive(path, { known });
  const { report, runs: readings } = await readArchive(opened, { traces: false });
  await opened.close();
  for (const run of readings) {
    const stored = newRun(report.archive, run);
    await inTransaction(db, (connection) => saveRun(connection, stored));
  }
  const taken = elapsed();
  for (const { summary } of readings) await db.delete(runs).where(eq(runs.id, summary.id));
  await db.$client.end();
  return { ...taken, episodes: readings.reduce((sum, run) => sum + run.episodes.length, 0) };
}

function newRun(archive: ArchiveSummary, run: RunReading) {
  const { summary, scale, tasks, episodes, missing, usageCalls } = run;
  return {
    ...{ summary, scale, tasks, episodes, missing, usageCalls },
    archive: newArchive(archive),
    scaledSum: sumScaled(episodes, scale),
    ...{ submissionId: null, constructed: true, problems: [], traces: null },
  };
}

function newArchive({ sha256, bytes, format, formatVersion }: ArchiveSummary): NewArchive {
  if (sha256 === null || bytes === null || format === null) throw new Error("it was not read");
  const name = "results.json";
  return {
    ...{ sha256, bytes, format, formatVersion, name },
    container: "file",
    visibility: "public",
  };
}
