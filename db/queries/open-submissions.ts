import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { submissions } from "../schema/index.ts";

/** How many submissions of a user are neither published nor ended, and their bytes. */
export async function openSubmissions(
  db: Database,
  userId: string,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const [open] = await db
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${submissions.archiveBytes}), 0)::float8`,
    })
    .from(submissions)
    .where(
      and(
        eq(submissions.submitterId, userId),
        notInArray(submissions.state, ["published", "rejected", "failed"]),
      ),
    );
  return open ?? { count: 0, bytes: 0 };
}
