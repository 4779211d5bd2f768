import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect } from "vitest";
import { findSubmission } from "#db/queries/find-submission.ts";
import { episodes, runs, traces } from "#db/schema/index.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { publishPreview } from "#lib/ingest/publish-preview.ts";
import { receiveArchive } from "#lib/ingest/receive-archive.ts";
import { it, nobody, runText, type TestContext, uploadOf } from "#lib/ingest/testing.ts";

const events = [{ producer: "agent", phase: "live", kind: "message", text: "x".repeat(400) }];
const episodeCount = 6_000;
/** Large enough for a job to be caught in the middle. */
const text = runText(
  {},
  Array.from({ length: episodeCount }, (_, index) => ({
    task: `t${index}`,
    trial: 0,
    scorer: { ran: true },
    score: { value: index % 2 },
    events,
  })),
);

const started: ChildProcess[] = [];

afterEach(() => {
  for (const worker of started) worker.kill("SIGKILL");
});

function startWorker(databaseUrl: string, dataFolder: string): ChildProcess {
  const worker = spawn(process.execPath, ["--import", "tsx", "scripts/worker.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, DATABASE_URL: databaseUrl, ASSAY_DATA: dataFolder },
    stdio: ["ignore", "inherit", "inherit"],
  });
  started.push(worker);
  return worker;
}

async function end(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(worker, "exit");
  worker.kill(signal);
  await exit;
}

/** Waits until the submission is as it should be. */
async function until(
  { db }: TestContext,
  id: string,
  isSo: (submission: Submission) => boolean,
): Promise<Submission> {
  const deadline = Date.now() + 25_000;
  for (;;) {
    const found = await findSubmission(db, id);
    if (found !== null && isSo(found.submission)) return found.submission;
    if (Date.now() > deadline)
      throw new Error(`still ${found?.submission.state}: ${found?.submission.error}`);
    await sleep(5);
  }
}

const isReading = ({ state }: Submission) => state === "reading";

it("ends with exactly one copy though the worker is killed in each job", {
  timeout: 90_000,
}, async ({ context: given, ownDatabaseUrl, dataFolder }) => {
  const context = { ...given, now: () => new Date() };
  const received = await receiveArchive(context, { ...uploadOf(text), queued: true });
  const id = received.kind === "received" ? received.submission : "";

  const first = startWorker(ownDatabaseUrl, dataFolder);
  await until(context, id, isReading);
  await end(first, "SIGKILL");
  const second = startWorker(ownDatabaseUrl, dataFolder);
  const preview = await until(context, id, ({ state }) => state === "preview");
  expect(preview.report?.runs[0]?.counts).toMatchObject({ planned: episodeCount });

  await publishPreview(context, preview, nobody);
  await until(context, id, isReading);
  await end(second, "SIGKILL");
  expect(await context.db.$count(runs)).toBe(0);
  const third = startWorker(ownDatabaseUrl, dataFolder);
  await until(context, id, ({ state }) => state === "published");
  await end(third, "SIGTERM");

  expect(await context.db.$count(runs)).toBe(1);
  expect(await context.db.$count(episodes)).toBe(episodeCount);
  expect(await context.db.$count(traces)).toBe(episodeCount);
  expect(await context.files()).toEqual([preview.archiveSha256]);
});

it("fails an archive that ended the reader three times, and takes no other host's job", {
  timeout: 60_000,
}, async ({ context: given, ownDatabaseUrl, dataFolder }) => {
  const context = { ...given, now: () => new Date() };
  const small = runText({}, [{ task: "a", scorer: { ran: true }, score: { value: 1 } }]);
  const take = async () => {
    const received = await receiveArchive(context, { ...uploadOf(small), queued: true });
    return received.kind === "received" ? received.submission : "";
  };
  const poison = await take();
  const elsewhere = await take();
  const lock = (id: string, worker: string, attempts: number) =>
    context.db.execute(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = '${worker}', attempts = ${attempts} where key = 'submission:${id}'`,
    );
  await lock(poison, `${hostname()}|1|gone`, 3);
  await lock(elsewhere, "another-host|1|1", 1);

  const worker = startWorker(ownDatabaseUrl, dataFolder);
  const failed = await until(context, poison, ({ state }) => state === "failed");
  expect(failed.error).toContain("Nothing was stored");
  const other = await take();
  await until(context, other, ({ state }) => state === "preview");
  expect((await findSubmission(context.db, elsewhere))?.submission.state).toBe("received");
  await end(worker, "SIGTERM");
});
