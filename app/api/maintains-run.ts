import { db } from "#db/client.ts";
import { runSubmitters } from "#db/queries/run-submitters.ts";
import type { Actor } from "#lib/domain/access/actor.ts";
import { roleOn } from "#lib/domain/access/actor.ts";
import { isRunMaintainer } from "#lib/ingest/is-run-maintainer.ts";
import { readActor } from "./read-actor.ts";
import { shownCapability } from "./shown-capability.ts";

interface SeenRun {
  readonly id: string;
  readonly board: string;
}

/**
 * Whether whoever asks may see what an archive withholds: a maintainer of the run's board, the account that submitted
 * it, or the browser or program that uploaded it.
 */
export async function maintainsRun(headers: Headers, { id, board }: SeenRun): Promise<boolean> {
  if (await isRunMaintainer(db, id, (submission) => shownCapability(headers, submission))) {
    return true;
  }
  const actor = await readActor(headers);
  return isMaintainer(actor, board) || (await submitted(actor, id));
}

function isMaintainer(actor: Actor, board: string): boolean {
  const role = roleOn(actor, board);
  return role === "maintainer" || role === "owner";
}

async function submitted(actor: Actor, run: string): Promise<boolean> {
  return actor.kind === "user" && (await runSubmitters(db, run)).includes(actor.id);
}
