import { allowed } from "#app/api/allowed.ts";
import { namedUser } from "#app/api/named-user.ts";
import { privateJson } from "#app/api/private-json.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { db } from "#db/client.ts";
import { setOwner } from "#db/commands/set-owner.ts";

export const dynamic = "force-dynamic";

/** Makes a user an owner, or one no longer. */
export async function POST(request: Request): Promise<Response> {
  const by = await allowed(request, "administer", null);
  if (by instanceof Response) return by;
  const user = await namedUser(request);
  if (user instanceof Response) return user;
  const change = { userId: user.id, isOwner: user.is, by };
  const changed = await db.transaction((transaction) => setOwner(transaction, change));
  if (changed === "last_owner") {
    return problemJson(
      409,
      "The last owner",
      "Name another owner first: somebody must own this site.",
    );
  }
  return privateJson({ user: user.name, owner: user.is, changed: changed === "changed" });
}
