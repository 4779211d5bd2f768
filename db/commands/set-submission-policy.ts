import type { SubmissionPolicy } from "#lib/domain/access/submission-policy.ts";
import type { Database } from "../database.ts";
import { instanceSettings } from "../schema/index.ts";

/** Says how this instance takes submissions from now on. */
export async function setSubmissionPolicy(db: Database, policy: SubmissionPolicy): Promise<void> {
  await db
    .insert(instanceSettings)
    .values({ submissionPolicy: policy })
    .onConflictDoUpdate({
      target: instanceSettings.isOnly,
      set: { submissionPolicy: policy },
    });
}
