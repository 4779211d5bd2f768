import { z } from "zod";
import { db } from "#db/client.ts";
import { type FoundUser, findUserByEmail } from "#db/queries/find-user-by-email.ts";
import { jsonBody } from "./json-body.ts";
import { problemJson } from "./problem-json.ts";

const Named = z.object({ email: z.string().trim().min(3).max(254), is: z.boolean() });

/** The user whom a request names by address and whether they are to have the role, or the answer that refuses it. */
export async function namedUser(
  request: Request,
): Promise<(FoundUser & { readonly is: boolean }) | Response> {
  const named = await jsonBody(request, Named);
  if (named instanceof Response) return named;
  const user = await findUserByEmail(db, named.email);
  if (user !== null) return { ...user, is: named.is };
  return problemJson(
    404,
    "No such user",
    "Nobody has an account with this address: they make one on /sign-in.",
  );
}
