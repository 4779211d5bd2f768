import { desc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { submissions, users } from "../schema/index.ts";
import { submissionLine } from "./submission-line.ts";

/** At most so many are listed at once. */
const limit = 200;

/** A user's submissions, newest first. */
export function submissionsOf(db: Database, userId: string) {
  return db
    .select(submissionLine)
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.submitterId))
    .where(eq(submissions.submitterId, userId))
    .orderBy(desc(submissions.createdAt), submissions.id)
    .limit(limit);
}
