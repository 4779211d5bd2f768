import { lockArchive } from "#db/commands/lock-archive.ts";
import { saveRescore } from "#db/commands/save-rescore.ts";
import type { Database } from "#db/database.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { SecretScreen } from "#lib/secrets/secret-screen.ts";
import type { RescoreReading } from "#lib/summary/read-report.ts";
import { findTarget, type Target } from "./find-target.ts";
import { layRescore } from "./lay-rescore.ts";
import type { StoredReading } from "./read-stored-archive.ts";

type Connection = Parameters<typeof saveRescore>[0];

/**
 * Stores and shows the re-scores of a submission, one after another: of two with the same ruler the second is a check
 * of the first. Call it inside the transaction that publishes. Whose run shows aggregates only, its re-score does too.
 *
 * @throws when the run of one is gone since the preview: the job is tried again and the preview then says so
 */
export async function publishRescores(
  connection: Connection,
  { reading, container, now }: StoredReading & { readonly now: Date },
  submission: Submission,
): Promise<void> {
  const { format, formatVersion } = reading.report.archive;
  for (const rescore of reading.rescores) {
    if (format === null || container === null) throw new Error("an archive was read in no format");
    await lockArchive(connection.db, (await targetOf(connection.db, rescore)).run.archiveSha256);
    // Only under the lock is it settled whether the run has this ruler.
    const target = await targetOf(connection.db, rescore);
    const { run } = target;
    const { placement, ...rows } = await layRescore(connection.db, rescore, target);
    await saveRescore(connection, {
      archive: {
        sha256: submission.archiveSha256,
        bytes: submission.archiveBytes,
        name: new SecretScreen().screened({ name: submission.fileName }, "the file's name").name,
        visibility: run.visibility,
        ...{ format, formatVersion, container },
      },
      submissionId: submission.id,
      summary: rescore.summary,
      plannedSource: run.plannedSource,
      ...{ placement, now },
      ...rows,
    });
  }
}

async function targetOf(db: Database, { summary }: RescoreReading): Promise<Target> {
  const target = await findTarget(db, summary);
  if ("problem" in target) throw new Error(target.problem.message);
  return target;
}
