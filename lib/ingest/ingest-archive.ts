import { askToPublish } from "#db/commands/ask-to-publish.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import type { IngestContext } from "./context.ts";
import { decideSecrets, type SecretChoice } from "./decide-secrets.ts";
import { publishSubmission } from "./publish-submission.ts";
import { readSubmission } from "./read-submission.ts";
import { type ReceivedSubmission, receiveArchive, type Upload } from "./receive-archive.ts";

type NotReceived = Exclude<Awaited<ReturnType<typeof receiveArchive>>, ReceivedSubmission>;

export interface IngestOptions extends Omit<Upload, "queued"> {
  /** Looks at the preview; false leaves it unpublished. */
  readonly accepts: (preview: Submission) => boolean;
  /** What is done with every possible secret; without it an archive that holds one stays a preview. */
  readonly secrets?: Omit<SecretChoice, "finding">;
}

/**
 * An upload's whole way in one call, without a worker: for the command line and for seeding.
 * Answers with the submission as it ended: published, rejected with its report, or a preview that was not accepted.
 */
export async function ingestArchive(
  context: IngestContext,
  { accepts, secrets, ...upload }: IngestOptions,
): Promise<Submission | NotReceived> {
  const received = await receiveArchive(context, { ...upload, queued: false });
  if (received.kind !== "received") return received;
  const id = received.submission;
  await readSubmission(context, id);
  const preview = await current(context, id);
  if (preview.state !== "preview" || !accepts(preview)) return preview;
  if (secrets !== undefined) await decideSecrets(context, preview, { ...secrets, finding: "all" });
  await askToPublish(context.db, id, context.now());
  await publishSubmission(context, id);
  return current(context, id);
}

async function current({ db }: IngestContext, id: string): Promise<Submission> {
  const found = await findSubmission(db, id);
  if (found === null) throw new Error(`submission ${id} was discarded while it was read`);
  return found.submission;
}
