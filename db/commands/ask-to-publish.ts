import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import { submissions } from "../schema/index.ts";
import { notifySubmission } from "./notify-submission.ts";

/** Notes that a preview, or what was sent for review, is to be published. False unless it is one, asked for the first time. */
export async function askToPublish(db: Database, id: string, now: Date): Promise<boolean> {
  const asked = await db
    .update(submissions)
    .set({ publishAskedAt: now, updatedAt: now })
    .where(
      and(
        eq(submissions.id, id),
        inArray(submissions.state, ["preview", "awaiting_review"]),
        isNull(submissions.publishAskedAt),
      ),
    )
    .returning({ id: submissions.id });
  if (asked.length === 0) return false;
  await notifySubmission(db, id);
  return true;
}
