import { rm } from "node:fs/promises";
import { inTransaction } from "#db/commands/in-transaction.ts";
import type { NewRun } from "#db/commands/new-run.ts";
import { publishRuns } from "#db/commands/publish-runs.ts";
import { type SavedRun, saveRun } from "#db/commands/save-run.ts";
import { setSubmissionState } from "#db/commands/set-submission-state.ts";
import { type FoundSubmission, findSubmission } from "#db/queries/find-submission.ts";
import { sumScaled } from "#lib/domain/score/score-figures.ts";
import { hasUndecidedSecrets } from "#lib/domain/submission/secret-decisions.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { strictest } from "#lib/domain/submission/visibility.ts";
import { SecretScreen } from "#lib/secrets/secret-screen.ts";
import type { RunReading } from "#lib/summary/read-report.ts";
import { blockingProblem } from "./blocking-problem.ts";
import type { IngestContext } from "./context.ts";
import { endSubmission } from "./end-submission.ts";
import { problemsOfRun } from "./problems-of-run.ts";
import { publishRescores } from "./publish-rescores.ts";
import { readStoredArchive, type StoredReading } from "./read-stored-archive.ts";
import { type TraceSpool, traceSpool } from "./trace-spool.ts";
import { withRegrades } from "./with-regrades.ts";

/**
 * Job: reads a previewed archive again, stores each of its runs in a transaction of its own, and shows them
 * all at once at the end. A secret that the preview did not show, for the rules have changed since, leads back to the
 * preview. Killed at any point it may run again: what it had stored is replaced, never doubled.
 */
export async function publishSubmission(context: IngestContext, id: string): Promise<void> {
  const { db, store, now } = context;
  const asked = await findSubmission(db, id);
  if (asked === null || !asked.submission.publishAsked) return;
  if (!(await setSubmissionState(db, id, { state: "reading", now: now() }))) return;
  const folder = await store.scratchPath();
  const spool = await traceSpool(folder);
  try {
    await publish(context, asked, spool);
  } finally {
    await spool.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function publish(
  context: IngestContext,
  asked: FoundSubmission,
  spool: TraceSpool,
): Promise<void> {
  const { db, now } = context;
  const { submission } = asked;
  const stored = await readStoredArchive(context, asked, spool.add);
  await spool.close();
  const report = await withRegrades(db, stored.reading);
  if (blockingProblem(report.problems) !== null) {
    await endSubmission(context, submission, { state: "rejected", report });
    return;
  }
  if (hasUndecidedSecrets(report, submission.secretDecisions)) {
    const back = { state: "preview", report, publishAskedAt: null, now: now() } as const;
    await setSubmissionState(db, submission.id, back);
    return;
  }
  const conflict = await saveRuns(context, submission, stored, spool);
  if (conflict !== null) {
    await endSubmission(context, submission, { state: "rejected", report, error: conflict });
    return;
  }
  await inTransaction(db, async (connection) => {
    await publishRuns(connection.db, submission.id, now());
    await publishRescores(connection, { ...stored, now: now() }, submission);
    const change = { state: "published", report, now: now() } as const;
    const changed = await setSubmissionState(connection.db, submission.id, change);
    if (!changed) throw new Error(`submission ${submission.id} was changed while it was published`);
  });
}

/** Stores run after run; the sentence of the first that contradicts a published one, or null. */
async function saveRuns(
  { db }: IngestContext,
  submission: Submission,
  { reading, container }: StoredReading,
  spool: TraceSpool,
): Promise<string | null> {
  const { format, formatVersion } = reading.report.archive;
  if (format === null || container === null) throw new Error("an archive was read in no format");
  const archive = {
    sha256: submission.archiveSha256,
    bytes: submission.archiveBytes,
    name: new SecretScreen().screened({ name: submission.fileName }, "the file's name").name,
    visibility: strictest(reading.runs.map(({ summary }) => summary.visibility)),
    ...{ format, formatVersion, container },
  } as const;
  for (const run of reading.runs) {
    const problems = problemsOfRun(run.summary, reading.report.problems, reading.runs.length);
    const traces = spool.read(run.summary.id, new Set(run.dropped));
    const given = { archive, submissionId: submission.id, problems, traces };
    const saved = await inTransaction(db, (connection) =>
      saveRun(connection, { ...given, ...toNewRun(run) }),
    );
    if (saved.kind === "conflict") return conflictSentence(run, saved);
  }
  return null;
}

function toNewRun({
  summary,
  scale,
  tasks,
  episodes,
  missing,
  usageCalls,
}: RunReading): Pick<
  NewRun,
  | "summary"
  | "scale"
  | "scaledSum"
  | "tasks"
  | "episodes"
  | "missing"
  | "usageCalls"
  | "constructed"
> {
  const scaledSum = summary.counts === null ? null : sumScaled(episodes, scale);
  const constructed = summary.notes.some(({ name }) => name === "constructed");
  return { summary, scale, scaledSum, tasks, episodes, missing, usageCalls, constructed };
}

function conflictSentence(
  { summary }: RunReading,
  { published }: Extract<SavedRun, { kind: "conflict" }>,
): string {
  const was = `model ${published.model ?? "unknown"}, agent ${published.agent ?? "unknown"}, measurement ${published.measurementKey}`;
  const is = `model ${summary.system.model ?? "unknown"}, agent ${summary.system.agent ?? "unknown"}, measurement ${summary.measurement.key}`;
  return `These bytes are published already as run ${summary.id} (${was}), and this submission declares otherwise (${is}). A published fact is changed by a correction, not by another upload.`;
}
