import { mkdir, rm } from "node:fs/promises";
import type { FoundSubmission } from "#db/queries/find-submission.ts";
import { type Archive, ArchiveProblem } from "#lib/archive/archive.ts";
import { openArchive } from "#lib/archive/open-archive.ts";
import { heldDecisions } from "#lib/domain/submission/secret-decisions.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { type Declarations, isDeclarable } from "#lib/summary/declare.ts";
import { readArchive } from "#lib/summary/read-archive.ts";
import type { ArchiveReading } from "#lib/summary/read-report.ts";
import { refusal } from "#lib/summary/refusal.ts";
import type { IngestContext } from "./context.ts";
import { countedArchive } from "./counted-archive.ts";
import { heldCalls, type OnTrace } from "./held-calls.ts";
import { joinRegrade } from "./join-regrade.ts";
import { placeRescores } from "./place-rescores.ts";
import { reportProgress } from "./report-progress.ts";

export interface StoredReading {
  readonly reading: ArchiveReading;
  /** Null when the bytes are no container that could be opened. */
  readonly container: Archive["container"] | null;
}

/**
 * Reads a submission's archive from the store, with progress, and lays its re-scores over their runs: the same reading
 * for the preview and for publishing.
 */
export async function readStoredArchive(
  context: IngestContext,
  found: Pick<FoundSubmission, "submission" | "archivePassword">,
  onTrace?: OnTrace,
): Promise<StoredReading> {
  const { archiveSha256: sha256, archiveBytes: bytes, fileName } = found.submission;
  const spoolFolder = await context.store.scratchPath();
  await mkdir(spoolFolder, { mode: 0o700 });
  try {
    const path = context.store.pathOf(sha256);
    const options = { name: fileName, spoolFolder, known: { sha256, bytes } };
    const opened = await openArchive(path, options);
    try {
      return await readOpened(context, found, opened, onTrace);
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (!(error instanceof ArchiveProblem)) throw error;
    return { reading: refusal({ sha256, bytes }, error.problem), container: null };
  } finally {
    await rm(spoolFolder, { recursive: true, force: true });
  }
}

async function readOpened(
  context: IngestContext,
  { submission, archivePassword }: Pick<FoundSubmission, "submission" | "archivePassword">,
  opened: Archive,
  onTrace: OnTrace | undefined,
): Promise<StoredReading> {
  const { archive, count } = countedArchive(opened);
  let episodes = 0;
  const progress = reportProgress(context, submission.id, () => ({ ...count(), episodes }));
  const joined = submission.declarations["rescore_of"] ?? null;
  const calls = joined === null ? null : heldCalls(onTrace);
  const taken = calls?.onTrace ?? onTrace;
  try {
    const read = await readArchive(archive, {
      declarations: known(submission.declarations),
      password: archivePassword,
      secretDecisions: heldDecisions(submission.secretDecisions),
      onEpisode: (read) => {
        episodes = read;
      },
      ...(taken === undefined ? {} : { onTrace: taken }),
    });
    const reading =
      joined === null || calls === null
        ? read
        : await joinRegrade(context.db, read, joined, calls.eventsOf);
    const report = await placeRescores(context.db, reading);
    return { reading: { ...reading, report }, container: opened.container };
  } finally {
    await progress.stop();
  }
}

function known(declarations: Submission["declarations"]): Declarations {
  return Object.fromEntries(Object.entries(declarations).filter(([name]) => isDeclarable(name)));
}
