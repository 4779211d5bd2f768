import { basename } from "node:path";
import { eq } from "drizzle-orm";
import { askToPublish } from "#db/commands/ask-to-publish.ts";
import { connect } from "#db/connect.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import { runs } from "#db/schema/index.ts";
import { fileStream } from "#lib/archive/file-stream.ts";
import { readEnv } from "#lib/env.ts";
import { archiveStore } from "#lib/ingest/archive-store.ts";
import { publishSubmission } from "#lib/ingest/publish-submission.ts";
import { readSubmission } from "#lib/ingest/read-submission.ts";
import { receiveArchive } from "#lib/ingest/receive-archive.ts";
import { stopwatch } from "../stopwatch.ts";
import type { Taken } from "./taken.ts";

/** The real way of an upload: received, read for its preview, read again and stored with its traces. */
export async function storeTracesWay(path: string): Promise<Taken> {
  const { databaseUrl, dataFolder, archiveLimitBytes: limitBytes } = readEnv();
  const db = connect(databaseUrl ?? "", 4);
  await db.$client.query("select 1");
  const context = { db, store: archiveStore(dataFolder), now: () => new Date() };
  const uploaded = stopwatch();
  const received = await receiveArchive(context, {
    ...{ body: fileStream(path), fileName: basename(path), limitBytes, expectedBytes: null },
    ...{ declarations: {}, queued: false },
  });
  if (received.kind !== "received") throw new Error(`the archive was ${received.kind}`);
  const id = received.submission;
  await readSubmission(context, id);
  await askToPublish(db, id, context.now());

  const published = stopwatch();
  await publishSubmission(context, id);
  const taken = { ...published(), uploadSeconds: uploaded().seconds };
  const found = await findSubmission(db, id);
  if (found?.submission.state !== "published") throw new Error("the archive was not published");
  const counts = found.submission.report?.runs.map((run) => run.counts?.planned ?? 0) ?? [];
  await db.delete(runs).where(eq(runs.submissionId, id));
  await db.$client.end();
  return { ...taken, episodes: counts.reduce((sum, planned) => sum + planned, 0) };
}
