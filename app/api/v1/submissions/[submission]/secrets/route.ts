import { z } from "zod";
import { heldSubmission } from "#app/api/held-submission.ts";
import { ingestContext } from "#app/api/ingest-context.ts";
import { privateJson } from "#app/api/private-json.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { refuseForeignWrite } from "#app/api/refuse-foreign-write.ts";
import { decideSecrets } from "#lib/ingest/decide-secrets.ts";

interface Context {
  readonly params: Promise<{ readonly submission: string }>;
}

const finding = z.union([z.literal("all"), z.string().regex(/^x_[0-9a-f]{20}$/)]);
const reason = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}\p{Surrogate}]*$/u);
const Choice = z.union([
  z.object({ finding, action: z.literal("dismiss"), reason }),
  z.object({ finding, action: z.literal("redact") }).transform((one) => ({ ...one, reason: null })),
]);

/** Takes a submitter's decision on one possible secret, or on all that are still undecided. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const refused = refuseForeignWrite(request);
  if (refused !== null) return refused;
  const held = await heldSubmission(request, (await params).submission);
  if (held instanceof Response) return held;
  const choice = Choice.safeParse(await request.json().catch(() => null));
  if (!choice.success) {
    return problemJson(
      400,
      "Bad request",
      'Send {"finding": an id of the report\'s secrets or "all", "action": "redact"}, or "dismiss" with a "reason" of 1 to 500 characters.',
    );
  }
  const answer = await decideSecrets(ingestContext(), held, choice.data);
  if (answer === "no_such_finding") {
    return problemJson(404, "Not found", `The report lists no secret ${choice.data.finding}.`);
  }
  if (answer === "not_a_preview") {
    return problemJson(
      409,
      "Not a preview",
      `Secrets are decided on in a preview; this submission is ${held.state}.`,
    );
  }
  return privateJson({ submission: held.id, ...choice.data });
}
