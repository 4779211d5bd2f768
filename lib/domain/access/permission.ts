import type { Actor } from "./actor.ts";
import { roleOn } from "./actor.ts";
import { type Role, roles } from "./role.ts";
import type { SubmissionPolicy } from "./submission-policy.ts";

/** What may be asked of an instance beside reading it. */
export const permissions = [
  "submit",
  "publish",
  "correct",
  "dispute",
  "settle_board",
  "administer",
] as const;
export type Permission = (typeof permissions)[number];

const leastRole: Readonly<Record<Permission, Role>> = {
  submit: "submitter",
  publish: "maintainer",
  correct: "maintainer",
  dispute: "submitter",
  settle_board: "maintainer",
  administer: "owner",
};

/** Where and under which policy something is asked; `board` is null where no one board is meant. */
export interface Circumstance {
  readonly board: string | null;
  readonly policy: SubmissionPolicy;
}

/**
 * Whether an actor may do something. Under `direct` whoever submits publishes; under `open` anyone submits;
 * administering takes a session: a token that leaked must not hand out roles.
 */
export function may(
  actor: Actor,
  permission: Permission,
  { board, policy }: Circumstance,
): boolean {
  if (permission === "submit" && policy !== "closed" && actor.kind === "anonymous") return true;
  if (permission === "publish" && policy === "direct") return true;
  if (permission === "administer" && actor.kind === "user" && actor.scopes !== null) return false;
  return roles.indexOf(roleOn(actor, board)) >= roles.indexOf(leastRole[permission]);
}
