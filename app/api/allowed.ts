import { db } from "#db/client.ts";
import { submissionPolicy } from "#db/queries/submission-policy.ts";
import type { Actor } from "#lib/domain/access/actor.ts";
import { may, type Permission } from "#lib/domain/access/permission.ts";
import { problemJson } from "./problem-json.ts";
import { readActor } from "./read-actor.ts";
import { refuseForeignWrite } from "./refuse-foreign-write.ts";

type User = Extract<Actor, { kind: "user" }>;

/**
 * The user who asks to write something and may, or the answer that refuses it. `board` is the slug that the
 * permission is asked for, null where no one board is meant.
 */
export async function allowed(
  request: Request,
  permission: Exclude<Permission, "submit">,
  board: string | null,
): Promise<User | Response> {
  const refused = refuseForeignWrite(request);
  if (refused !== null) return refused;
  const actor = await readActor(request.headers);
  if (actor.kind === "anonymous") {
    return problemJson(401, "Not signed in", "Sign in, or show a token that works.");
  }
  const policy = await submissionPolicy(db);
  if (may(actor, permission, { board, policy })) return actor;
  return problemJson(403, "Forbidden", refusals[permission]);
}

const refusals: Readonly<Record<Exclude<Permission, "submit">, string>> = {
  publish: "Only a maintainer of this board publishes on it.",
  correct: "Only a maintainer of this board corrects it.",
  dispute: "Only whoever submitted this run answers for it.",
  settle_board: "Only a maintainer of this board changes it.",
  administer: "Only an owner does this, signed in with a browser.",
};
