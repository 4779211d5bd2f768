import type { Problem } from "#lib/domain/problem.ts";
import type { FoundSecrets } from "#lib/domain/submission/secret.ts";
import { hasUndecidedSecrets, undecidedSecrets } from "#lib/domain/submission/secret-decisions.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { blockingProblem } from "./blocking-problem.ts";

export type PublishObstacle =
  /** The archive could not be read as it is; its submitter may give a password. */
  | { readonly kind: "unreadable"; readonly problem: Problem }
  /** Possible secrets that are neither redacted nor dismissed. */
  | ({ readonly kind: "secrets_undecided" } & FoundSecrets)
  /** The task set of these runs is unknown and must be declared first. */
  | { readonly kind: "task_set_unknown"; readonly runs: readonly string[] };

/** What keeps a preview from being published, or from being sent for review; null when nothing does. */
export function publishObstacle({ report, secretDecisions }: Submission): PublishObstacle | null {
  if (report === null) return null;
  const problem = blockingProblem(report.problems);
  if (problem !== null) return { kind: "unreadable", problem };
  if (hasUndecidedSecrets(report, secretDecisions)) {
    const secrets = undecidedSecrets(report, secretDecisions);
    return { kind: "secrets_undecided", secrets, secretsUnlisted: report.secretsUnlisted };
  }
  const nameless = report.runs.filter(({ taskSet }) => taskSet.name === null).map(({ id }) => id);
  return nameless.length > 0 ? { kind: "task_set_unknown", runs: nameless } : null;
}
