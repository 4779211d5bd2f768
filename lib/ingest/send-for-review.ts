import { type Author, addAudit } from "#db/commands/add-audit.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import { setSubmissionState } from "#db/commands/set-submission-state.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { targetBoards } from "#lib/domain/submission/target-boards.ts";
import type { IngestContext } from "./context.ts";
import { type PublishObstacle, publishObstacle } from "./publish-obstacle.ts";

export type SentForReview =
  | { readonly kind: "sent"; readonly boards: readonly string[] }
  | { readonly kind: "not_a_preview" }
  /** It holds nothing that would stand on a board. */
  | { readonly kind: "on_no_board" }
  | PublishObstacle;

/** Hands a preview, or one that was returned, to the maintainers of its boards. */
export async function sendForReview(
  { db, now }: IngestContext,
  submission: Submission,
  author: Author,
): Promise<SentForReview> {
  const obstacle = publishObstacle(submission);
  if (obstacle !== null) return obstacle;
  const { id, report } = submission;
  const boards = report === null ? [] : targetBoards(report);
  if (boards.length === 0) return { kind: "on_no_board" };
  return inTransaction(db, async (connection) => {
    const change = { state: "awaiting_review", boards, now: now() } as const;
    if (!(await setSubmissionState(connection.db, id, change))) return { kind: "not_a_preview" };
    const target = `submission ${id}`;
    await addAudit(connection.db, { ...author, action: "submission_sent", target });
    return { kind: "sent", boards };
  });
}
