import { and, eq, isNull } from "drizzle-orm";
import type { SecretDecision } from "#lib/domain/submission/secret.ts";
import type { Database } from "../database.ts";
import { secretDecisions, submissions } from "../schema/index.ts";

/**
 * Adds decisions on a preview's possible secrets. Call it inside a transaction: from then on until its end nobody can
 * ask to publish. False when it is no preview, or was asked to be published.
 */
export async function addSecretDecisions(
  db: Database,
  submissionId: string,
  decisions: readonly Omit<SecretDecision, "decidedAt">[],
  now: Date,
): Promise<boolean> {
  const isOpen = and(eq(submissions.state, "preview"), isNull(submissions.publishAskedAt));
  const open = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.id, submissionId), isOpen))
    .for("update");
  if (open.length === 0) return false;
  if (decisions.length === 0) return true;
  const rows = decisions.map((decision) => ({ ...decision, submissionId, decidedAt: now }));
  await db.insert(secretDecisions).values(rows);
  return true;
}
