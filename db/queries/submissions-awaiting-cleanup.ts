import { and, lt, notInArray } from "drizzle-orm";
import type { Database } from "../database.ts";
import { submissions } from "../schema/index.ts";

export interface StaleSubmission {
  readonly id: string;
  readonly archiveSha256: string;
}

/** Submissions that were never published, wait for nobody and have not changed since `before`. */
export function submissionsAwaitingCleanup(db: Database, before: Date): Promise<StaleSubmission[]> {
  return db
    .select({ id: submissions.id, archiveSha256: submissions.archiveSha256 })
    .from(submissions)
    .where(
      and(
        notInArray(submissions.state, ["published", "awaiting_review"]),
        lt(submissions.updatedAt, before),
      ),
    );
}
