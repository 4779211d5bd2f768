import { asc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { submissions, users } from "../schema/index.ts";
import { submissionLine } from "./submission-line.ts";

/** What waits for maintainers, the longest wait first. Whoever asks may decide on some of it only. */
export function submissionsAwaitingReview(db: Database) {
  return db
    .select(submissionLine)
    .from(submissions)
    .leftJoin(users, eq(users.id, submissions.submitterId))
    .where(eq(submissions.state, "awaiting_review"))
    .orderBy(asc(submissions.updatedAt), submissions.id);
}
