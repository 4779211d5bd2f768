import { noSuch } from "#app/api/no-such.ts";
import { privateJson } from "#app/api/private-json.ts";
import { signedIn } from "#app/api/signed-in.ts";
import { db } from "#db/client.ts";
import { addAudit } from "#db/commands/add-audit.ts";
import { revokeToken } from "#db/commands/revoke-token.ts";

interface Context {
  readonly params: Promise<{ readonly token: string }>;
}

/** Revokes one of the signed-in user's tokens; it stays listed as revoked. */
export async function DELETE(request: Request, { params }: Context): Promise<Response> {
  const user = await signedIn(request);
  if (user instanceof Response) return user;
  const { token: id } = await params;
  const wasRevoked = await db.transaction(async (transaction) => {
    const done = await revokeToken(transaction, { id, userId: user.id });
    if (done) {
      const target = `token ${id}`;
      const entry = { userId: user.id, actor: user.name, action: "token_revoked", target } as const;
      await addAudit(transaction, entry);
    }
    return done;
  });
  return wasRevoked ? privateJson({ id, revoked: true }) : noSuch("token");
}
