import { z } from "zod";
import { allowed } from "#app/api/allowed.ts";
import { jsonBody } from "#app/api/json-body.ts";
import { privateJson } from "#app/api/private-json.ts";
import { db } from "#db/client.ts";
import { addAudit } from "#db/commands/add-audit.ts";
import { setSubmissionPolicy } from "#db/commands/set-submission-policy.ts";
import { submissionPolicy } from "#db/queries/submission-policy.ts";
import { submissionPolicies } from "#lib/domain/access/submission-policy.ts";

export const dynamic = "force-dynamic";

const Policy = z.object({ policy: z.enum(submissionPolicies) });

/** Says who may submit from now on, and who decides. */
export async function PUT(request: Request): Promise<Response> {
  const by = await allowed(request, "administer", null);
  if (by instanceof Response) return by;
  const asked = await jsonBody(request, Policy);
  if (asked instanceof Response) return asked;
  const { policy } = asked;
  await db.transaction(async (transaction) => {
    const before = await submissionPolicy(transaction);
    await setSubmissionPolicy(transaction, policy);
    await addAudit(transaction, {
      userId: by.id,
      actor: by.name,
      action: "policy_changed",
      target: "site",
      detail: { before, after: policy },
    });
  });
  return privateJson({ policy });
}
