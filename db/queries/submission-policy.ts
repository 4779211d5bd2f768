import type { SubmissionPolicy } from "#lib/domain/access/submission-policy.ts";
import type { Database } from "../database.ts";
import { instanceSettings } from "../schema/index.ts";

/** How this instance takes submissions: `direct` until somebody has become its owner. */
export async function submissionPolicy(db: Database): Promise<SubmissionPolicy> {
  const [settings] = await db
    .select({ policy: instanceSettings.submissionPolicy })
    .from(instanceSettings);
  return settings === undefined ? "direct" : settings.policy;
}
