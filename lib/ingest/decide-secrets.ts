import { addSecretDecisions } from "#db/commands/add-secret-decisions.ts";
import { inTransaction } from "#db/commands/in-transaction.ts";
import type { SecretAction, SecretDecision } from "#lib/domain/submission/secret.ts";
import { undecidedSecrets } from "#lib/domain/submission/secret-decisions.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import type { IngestContext } from "./context.ts";

export interface SecretChoice {
  /** A finding's id; `all` is whatever nothing was decided on yet, the findings that the report only counts too. */
  readonly finding: string;
  readonly action: SecretAction;
  /** Why it may be shown; null for a redaction. */
  readonly reason: string | null;
}

type NewDecision = Omit<SecretDecision, "decidedAt">;

/** Puts a submitter's decision on record. */
export async function decideSecrets(
  { db, now }: IngestContext,
  submission: Submission,
  choice: SecretChoice,
): Promise<"decided" | "no_such_finding" | "not_a_preview"> {
  const decisions = decisionsOf(submission, choice);
  if (decisions === null) return "no_such_finding";
  const isAdded = await inTransaction(db, (connection) =>
    addSecretDecisions(connection.db, submission.id, decisions, now()),
  );
  return isAdded ? "decided" : "not_a_preview";
}

function decisionsOf(
  { report, secretDecisions }: Submission,
  { finding, action, reason }: SecretChoice,
): readonly NewDecision[] | null {
  if (report === null) return null;
  const isAll = finding === "all";
  const chosen = isAll
    ? undecidedSecrets(report, secretDecisions)
    : report.secrets.filter(({ id }) => id === finding);
  if (!isAll && chosen.length === 0) return null;
  const decisions: readonly NewDecision[] = chosen.map(({ id, rule, sha256 }) => ({
    ...{ finding: id, rule, sha256, action, reason },
  }));
  const isCut = isAll && report.secretsUnlisted > 0;
  const others = { finding: null, rule: null, sha256: null, action, reason };
  return isCut ? [...decisions, others] : decisions;
}
