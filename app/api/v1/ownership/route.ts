import { z } from "zod";
import { jsonBody } from "#app/api/json-body.ts";
import { privateJson } from "#app/api/private-json.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { signedIn } from "#app/api/signed-in.ts";
import { db } from "#db/client.ts";
import { claimOwnership } from "#db/commands/claim-ownership.ts";
import { secretHash } from "#lib/accounts/new-secret.ts";

export const dynamic = "force-dynamic";

const Claim = z.object({ secret: z.string().min(1).max(200) });

/** Makes the signed-in user an owner by the one-time link that a start prints. */
export async function POST(request: Request): Promise<Response> {
  const user = await signedIn(request);
  if (user instanceof Response) return user;
  const claim = await jsonBody(request, Claim);
  if (claim instanceof Response) return claim;
  const isClaimed = await db.transaction((transaction) =>
    claimOwnership(transaction, {
      secretHash: secretHash(claim.secret),
      userId: user.id,
      name: user.name,
    }),
  );
  if (isClaimed) return privateJson({ owner: user.name });
  return problemJson(
    403,
    "This link does not work",
    "It was used before, or a later start printed another: take the last one that npm start printed.",
  );
}
