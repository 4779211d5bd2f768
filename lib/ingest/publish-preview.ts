import { type Author, addAudit } from "#db/commands/add-audit.ts";
import { addJob } from "#db/commands/add-job.ts";
import { askToPublish } from "#db/commands/ask-to-publish.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import type { IngestContext } from "./context.ts";
import { type PublishObstacle, publishObstacle } from "./publish-obstacle.ts";

export type PublishAnswer =
  | { readonly kind: "asked" }
  | { readonly kind: "not_a_preview" }
  | PublishObstacle;

/** Queues the publication of a preview, or of what was sent for review, in the name of whoever decided on it. */
export async function publishPreview(
  { db, now }: IngestContext,
  submission: Submission,
  author: Author,
): Promise<PublishAnswer> {
  const obstacle = publishObstacle(submission);
  if (obstacle !== null) return obstacle;
  const { id } = submission;
  return inTransaction(db, async (connection) => {
    if (!(await askToPublish(connection.db, id, now()))) return { kind: "not_a_preview" };
    const target = `submission ${id}`;
    await addAudit(connection.db, { ...author, action: "submission_published", target });
    await addJob(connection.db, "publish_submission", id);
    return { kind: "asked" };
  });
}
