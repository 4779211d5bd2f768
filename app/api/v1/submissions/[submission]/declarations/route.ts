import { z } from "zod";
import { heldSubmission } from "#app/api/held-submission.ts";
import { ingestContext } from "#app/api/ingest-context.ts";
import { privateJson } from "#app/api/private-json.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { refuseForeignWrite } from "#app/api/refuse-foreign-write.ts";
import { declareFacts } from "#lib/ingest/declare-facts.ts";
import { declarableFacts } from "#lib/summary/declare.ts";

interface Context {
  readonly params: Promise<{ readonly submission: string }>;
}

/** No control characters: they cannot be told apart on a screen, and a database refuses one of them. */
const Fact = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Surrogate}]*$/u);
/** Taken as it is typed, spaces too; what no database can hold is refused. */
const Password = z
  .string()
  .min(1)
  .max(1000)
  .regex(/^[^\0\p{Surrogate}]*$/u);
const Facts = z.partialRecord(z.enum(declarableFacts), Fact);
const Declarations = z
  .looseObject({ archive_password: Password.optional() })
  .transform(({ archive_password: password = null, ...facts }) => ({ password, facts }));

/** Takes all of the submitter's declarations at once, and the password of an encrypted archive, and has the archive read again with them. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const refused = refuseForeignWrite(request);
  if (refused !== null) return refused;
  const held = await heldSubmission(request, (await params).submission);
  if (held instanceof Response) return held;
  const declarations = Declarations.safeParse(await request.json().catch(() => null));
  const facts = Facts.safeParse(declarations.data?.facts);
  if (!declarations.success || !facts.success) {
    return problemJson(
      400,
      "Bad request",
      `Send a JSON object of texts (1 to 200 characters) under these names: ${declarableFacts.join(", ")}; archive_password may have 1000 characters.`,
    );
  }
  const { password } = declarations.data;
  const context = ingestContext();
  if (held.publishAsked || !(await declareFacts(context, held.id, facts.data, password))) {
    return problemJson(
      409,
      "Not a preview",
      `Facts are declared on a preview; this submission is ${held.state}.`,
    );
  }
  return privateJson({ submission: held.id, declarations: facts.data }, 202);
}
