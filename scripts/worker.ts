import { EventEmitter } from "node:events";
import { hostname } from "node:os";
import { type JobHelpers, Logger, run } from "graphile-worker";
import { z } from "zod";
import { jobAttempts } from "#db/commands/add-job.ts";
import { failAbandonedSubmissions } from "#db/commands/fail-abandoned-submissions.ts";
import { releaseJobLocks } from "#db/commands/release-job-locks.ts";
import { connect } from "#db/connect.ts";
import { lockingWorkers } from "#db/queries/locking-workers.ts";
import { readEnv } from "#lib/env.ts";
import { archiveStore } from "#lib/ingest/archive-store.ts";
import { cleanUp } from "#lib/ingest/clean-up.ts";
import { failSubmission } from "#lib/ingest/fail-submission.ts";
import { publishSubmission } from "#lib/ingest/publish-submission.ts";
import { readSubmission } from "#lib/ingest/read-submission.ts";
import { processIdentity } from "./process-identity.ts";

const Payload = z.object({ submission: z.string() });
const cleanUpMs = 60 * 60 * 1000;

const { databaseUrl, dataFolder } = readEnv();
if (databaseUrl === null) throw new Error("DATABASE_URL is not set: whose jobs are to be done?");
const db = connect(databaseUrl, 4);
const context = { db, store: archiveStore(dataFolder), now: () => new Date() };

/** A worker's name carries its host and process, so that the next boot knows whether it still lives. */
const separator = "|";
const ownName = [hostname(), process.pid, processIdentity(process.pid)].join(separator);

await releaseDeadLocks();
await cleanUp(context);
setInterval(() => void cleanUp(context).catch(report), cleanUpMs).unref();

const events = new EventEmitter();
events.on("pool:create", ({ workerPool }: { workerPool: { id: string } }) => {
  workerPool.id = ownName;
});
const runner = await run({
  pgPool: db.$client,
  events,
  // One archive at a time keeps memory within one archive's needs.
  concurrency: 1,
  logger: new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") process.stderr.write(`${message}\n`);
  }),
  taskList: {
    read_submission: job(readSubmission),
    publish_submission: job(publishSubmission),
  },
});
await runner.promise;
await db.$client.end();

type Work = (given: typeof context, submission: string) => Promise<void>;

/** The last attempt that throws fails the submission; the ones before are tried again. */
function job(work: Work) {
  return async (payload: unknown, helpers: JobHelpers): Promise<void> => {
    const { submission } = Payload.parse(payload);
    try {
      await work(context, submission);
    } catch (error) {
      report(error);
      if (helpers.job.attempts < jobAttempts) throw error;
      await failSubmission(context, submission);
    }
  };
}

async function releaseDeadLocks(): Promise<void> {
  const holders = await lockingWorkers(db);
  await releaseJobLocks(db, holders.filter(isDead));
  await failAbandonedSubmissions(db, context.now());
}

/** Only processes of this host can be judged; another host's worker is left alone. */
function isDead(name: string): boolean {
  const [host, pid, identity] = name.split(separator);
  return host === hostname() && processIdentity(Number(pid)) !== identity;
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
