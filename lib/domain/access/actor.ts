import type { Role } from "./role.ts";
import type { TokenScope } from "./token-scope.ts";

/** Whoever sends a request: nobody known, or a user by a session or by a token. */
export type Actor =
  | { readonly kind: "anonymous" }
  | {
      readonly kind: "user";
      readonly id: string;
      readonly name: string;
      readonly isOwner: boolean;
      /** Slugs of the boards this user maintains. */
      readonly maintains: readonly string[];
      /** What a token allows; null for a session, which allows whatever its user may do. */
      readonly scopes: readonly TokenScope[] | null;
    };

/**
 * What an actor is on a board, or anywhere when the board is null. A token is worth no more than its scopes:
 * without `maintain` an owner's token is a submitter's.
 */
export function roleOn(actor: Actor, board: string | null): Role {
  if (actor.kind === "anonymous") return "reader";
  const { isOwner, maintains, scopes } = actor;
  if (scopes !== null && !scopes.includes("maintain")) {
    return scopes.includes("submit") ? "submitter" : "reader";
  }
  if (isOwner) return "owner";
  return board !== null && maintains.includes(board) ? "maintainer" : "submitter";
}
