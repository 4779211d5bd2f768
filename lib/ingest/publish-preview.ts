import { addJob } from "#db/commands/add-job.ts";
import { askToPublish } from "#db/commands/ask-to-publish.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { FoundSecrets } from "#lib/domain/submission/secret.ts";
import { hasUndecidedSecrets, undecidedSecrets } from "#lib/domain/submission/secret-decisions.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { blockingProblem } from "./blocking-problem.ts";
import type { IngestContext } from "./context.ts";

export type PublishAnswer =
  | { readonly kind: "asked" }
  | { readonly kind: "not_a_preview" }
  /** The archive could not be read as it is; its submitter may give a password. */
  | { readonly kind: "unreadable"; readonly problem: Problem }
  /** Possible secrets that are neither redacted nor dismissed. */
  | ({ readonly kind: "secrets_undecided" } & FoundSecrets)
  /** The task set of these runs is unknown and must be declared first. */
  | { readonly kind: "task_set_unknown"; readonly runs: readonly string[] };

/** Queues the publication of a preview. */
export async function publishPreview(
  { db, now }: IngestContext,
  { id, report, secretDecisions }: Submission,
): Promise<PublishAnswer> {
  const problem = report === null ? null : blockingProblem(report.problems);
  if (problem !== null) return { kind: "unreadable", problem };
  if (report !== null && hasUndecidedSecrets(report, secretDecisions)) {
    const secrets = undecidedSecrets(report, secretDecisions);
    return { kind: "secrets_undecided", secrets, secretsUnlisted: report.secretsUnlisted };
  }
  const runs = report === null ? [] : report.runs;
  const nameless = runs.filter(({ taskSet }) => taskSet.name === null).map((run) => run.id);
  if (nameless.length > 0) return { kind: "task_set_unknown", runs: nameless };
  return inTransaction(db, async (connection) => {
    if (!(await askToPublish(connection.db, id, now()))) return { kind: "not_a_preview" };
    await addJob(connection.db, "publish_submission", id);
    return { kind: "asked" };
  });
}
