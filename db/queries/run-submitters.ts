import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import { runs, submissions } from "../schema/index.ts";

/** The users whose published submissions a run's archive came with. */
export async function runSubmitters(db: Database, runId: string): Promise<readonly string[]> {
  const found = await db
    .selectDistinct({ submitter: submissions.submitterId })
    .from(submissions)
    .innerJoin(runs, eq(runs.archiveSha256, submissions.archiveSha256))
    .where(
      and(
        eq(runs.id, runId),
        eq(submissions.state, "published"),
        isNotNull(submissions.submitterId),
      ),
    );
  return found.flatMap(({ submitter }) => (submitter === null ? [] : [submitter]));
}
