import { asc, eq } from "drizzle-orm";
import type { SecretDecision } from "#lib/domain/submission/secret.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import type { Database } from "../database.ts";
import { secretDecisions, submissions } from "../schema/index.ts";

export interface FoundSubmission {
  readonly submission: Submission;
  /** sha256 of the capability that preview, publish and discard need. Never leaves the server. */
  readonly capabilityHash: string;
  /** The password its submitter gave, while it is needed. Never leaves the server either. */
  readonly archivePassword: string | null;
}

/** One submission; null when there is none under this id. */
export async function findSubmission(db: Database, id: string): Promise<FoundSubmission | null> {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  if (row === undefined) return null;
  const { capabilityHash, archivePassword, publishAskedAt, ...others } = row;
  const { progressBytes, progressEpisodes, progressTotal, ...rest } = others;
  return {
    capabilityHash,
    archivePassword,
    submission: {
      ...rest,
      passwordGiven: archivePassword !== null,
      publishAsked: publishAskedAt !== null,
      secretDecisions: await decisionsOn(db, id),
      progress: {
        bytes: progressBytes,
        episodes: progressEpisodes,
        totalBytes: progressTotal,
      },
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    },
  };
}

async function decisionsOn(db: Database, submission: string): Promise<readonly SecretDecision[]> {
  const rows = await db
    .select()
    .from(secretDecisions)
    .where(eq(secretDecisions.submissionId, submission))
    .orderBy(asc(secretDecisions.id));
  return rows.map(({ finding, rule, sha256, action, reason, decidedAt }) => {
    const at = decidedAt.toISOString();
    return { finding, rule, sha256, action, reason, decidedAt: at };
  });
}
