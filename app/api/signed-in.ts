import type { Actor } from "#lib/domain/access/actor.ts";
import { problemJson } from "./problem-json.ts";
import { readActor } from "./read-actor.ts";
import { refuseForeignWrite } from "./refuse-foreign-write.ts";

export type SignedIn = Extract<Actor, { kind: "user" }>;

/**
 * Who asks to change something of their own in a session, or the answer that refuses it: what a token may not
 * do (make tokens, claim ownership) is asked of people only.
 */
export async function signedIn(request: Request): Promise<SignedIn | Response> {
  const refused = refuseForeignWrite(request);
  if (refused !== null) return refused;
  const actor = await readActor(request.headers);
  if (actor.kind === "anonymous") {
    return problemJson(401, "Not signed in", "Sign in first: this is done in your name.");
  }
  if (actor.scopes !== null) {
    return problemJson(403, "Forbidden", "A token cannot do this: sign in with a browser.");
  }
  return actor;
}
