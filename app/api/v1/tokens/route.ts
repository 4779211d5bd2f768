import { randomUUID } from "node:crypto";
import { z } from "zod";
import { jsonBody } from "#app/api/json-body.ts";
import { privateJson } from "#app/api/private-json.ts";
import { signedIn } from "#app/api/signed-in.ts";
import { db } from "#db/client.ts";
import { addAudit } from "#db/commands/add-audit.ts";
import { addToken } from "#db/commands/add-token.ts";
import { userTokens } from "#db/queries/user-tokens.ts";
import { newSecret } from "#lib/accounts/new-secret.ts";
import { tokenScopes } from "#lib/domain/access/token-scope.ts";

export const dynamic = "force-dynamic";

const NewToken = z.object({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length),
});

/** The signed-in user's tokens, without their secrets: none is kept. */
export async function GET(request: Request): Promise<Response> {
  const user = await signedIn(request);
  if (user instanceof Response) return user;
  return privateJson({ tokens: await userTokens(db, user.id) });
}

/** Makes a token. Its secret is in this answer and nowhere else. */
export async function POST(request: Request): Promise<Response> {
  const user = await signedIn(request);
  if (user instanceof Response) return user;
  const asked = await jsonBody(request, NewToken);
  if (asked instanceof Response) return asked;
  const { secret, hash } = newSecret("assay_");
  const id = `t_${randomUUID()}`;
  const scopes = [...new Set(asked.scopes)];
  await db.transaction(async (transaction) => {
    const token = { id, userId: user.id, name: asked.name, secretHash: hash, scopes };
    await addToken(transaction, { ...token, createdAt: new Date() });
    await addAudit(transaction, {
      userId: user.id,
      actor: user.name,
      action: "token_created",
      target: `token ${id}`,
      detail: { name: asked.name, scopes },
    });
  });
  return privateJson({ id, name: asked.name, scopes, secret }, 201);
}
