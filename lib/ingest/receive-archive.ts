import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { addJob } from "#db/commands/add-job.ts";
import { createSubmission } from "#db/commands/create-submission.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { lockArchive } from "#db/commands/lock-archive.ts";
import { newCapability } from "./capability.ts";
import type { IngestContext } from "./context.ts";
import { type Expectation, type ReceivedBytes, receiveBytes } from "./receive-bytes.ts";

export interface Upload extends Expectation {
  readonly body: AsyncIterable<Uint8Array>;
  /** As the sender calls it: kept for display, never used as a path. */
  readonly fileName: string;
  /** What the sender declares at once; the preview's form declares later. */
  readonly declarations: Readonly<Record<string, string>>;
  /** Opens an encrypted archive; absent or null until the preview's form gives one. */
  readonly archivePassword?: string | null;
  /** Whoever sends it; absent or null for somebody without an account. */
  readonly submitterId?: string | null;
  /** False when the caller reads it itself, without a worker. */
  readonly queued: boolean;
}

export interface ReceivedSubmission {
  readonly kind: "received";
  readonly submission: string;
  readonly sha256: string;
  readonly bytes: number;
  /** Shown to its submitter once. */
  readonly capability: string;
}

/** Takes an upload into the store and queues its reading. Nothing is left of an upload that is not whole. */
export async function receiveArchive(
  context: IngestContext,
  upload: Upload,
): Promise<ReceivedSubmission | Exclude<ReceivedBytes, { kind: "complete" }>> {
  const scratch = await context.store.scratchPath();
  try {
    const received = await receiveBytes(upload.body, scratch, upload);
    if (received.kind !== "complete") return received;
    const { sha256, bytes } = received;
    const { capability, hash } = newCapability();
    const submission = `s_${randomBytes(10).toString("hex")}`;
    await inTransaction(context.db, async ({ db }) => {
      await lockArchive(db, sha256);
      await context.store.keep(scratch, sha256);
      await createSubmission(db, {
        id: submission,
        capabilityHash: hash,
        archiveSha256: sha256,
        archiveBytes: bytes,
        fileName: upload.fileName,
        declarations: upload.declarations,
        archivePassword: upload.archivePassword ?? null,
        submitterId: upload.submitterId ?? null,
        now: context.now(),
      });
      if (upload.queued) await addJob(db, "read_submission", submission);
    });
    return { kind: "received", submission, sha256, bytes, capability };
  } finally {
    await rm(scratch, { force: true });
  }
}
