import { siteAccounts } from "#app/accounts.ts";
import { db } from "#db/client.ts";
import { noteTokenUse } from "#db/commands/note-token-use.ts";
import { userAccess } from "#db/queries/user-access.ts";
import { secretHash } from "#lib/accounts/new-secret.ts";
import type { Actor } from "#lib/domain/access/actor.ts";

const bearer = /^bearer (\S+)$/i;

/** Who sends a request: by a token where one is shown, else by the session's cookie. A bad token is nobody. */
export async function readActor(headers: Headers): Promise<Actor> {
  const shown = headers.get("authorization");
  if (shown !== null) return tokenActor(bearer.exec(shown)?.[1]);
  if (!headers.has("cookie")) return { kind: "anonymous" };
  const session = await siteAccounts().api.getSession({ headers });
  return session === null ? { kind: "anonymous" } : userActor(session.user.id, null);
}

async function tokenActor(secret: string | undefined): Promise<Actor> {
  const token = secret === undefined ? null : await noteTokenUse(db, secretHash(secret));
  return token === null ? { kind: "anonymous" } : userActor(token.userId, token.scopes);
}

type Scopes = Extract<Actor, { kind: "user" }>["scopes"];

async function userActor(id: string, scopes: Scopes): Promise<Actor> {
  const access = await userAccess(db, id);
  return access === null ? { kind: "anonymous" } : { kind: "user", ...access, scopes };
}
