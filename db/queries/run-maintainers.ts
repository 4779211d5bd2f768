import { and, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { runs, submissions } from "../schema/index.ts";

export interface RunMaintainer {
  readonly submissionId: string;
  readonly capabilityHash: string;
}

/** The published submissions of a run's archive: whoever holds the capability of one counts as its maintainer. */
export function runMaintainers(db: Database, runId: string): Promise<RunMaintainer[]> {
  return db
    .select({ submissionId: submissions.id, capabilityHash: submissions.capabilityHash })
    .from(submissions)
    .innerJoin(runs, eq(runs.archiveSha256, submissions.archiveSha256))
    .where(and(eq(runs.id, runId), eq(submissions.state, "published")));
}
