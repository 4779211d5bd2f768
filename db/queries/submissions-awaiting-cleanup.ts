import { and, lt, ne } from "drizzle-orm";
import type { Database } from "../database.ts";
import { submissions } from "../schema/index.ts";

export interface StaleSubmission {
  readonly id: string;
  readonly archiveSha256: string;
}

/** Submissions that were never published and have not changed since `before`. */
export function submissionsAwaitingCleanup(db: Database, before: Date): Promise<StaleSubmission[]> {
  return db
    .select({ id: submissions.id, archiveSha256: submissions.archiveSha256 })
    .from(submissions)
    .where(and(ne(submissions.state, "published"), lt(submissions.updatedAt, before)));
}
