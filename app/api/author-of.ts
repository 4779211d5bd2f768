import type { Author } from "#db/commands/add-audit.ts";
import type { Actor } from "#lib/domain/access/actor.ts";

/** An actor as the audit log names them. */
export function authorOf(actor: Actor): Author {
  return actor.kind === "user"
    ? { userId: actor.id, actor: actor.name }
    : { userId: null, actor: "somebody without an account" };
}
