import { db } from "#db/client.ts";
import { boardOfSubject } from "#db/queries/board-of-subject.ts";
import { runSubmitters } from "#db/queries/run-submitters.ts";
import { submissionPolicy } from "#db/queries/submission-policy.ts";
import type { Actor } from "#lib/domain/access/actor.ts";
import { may } from "#lib/domain/access/permission.ts";
import { isRunMaintainer } from "#lib/ingest/is-run-maintainer.ts";
import { noSuch } from "./no-such.ts";
import { problemJson } from "./problem-json.ts";
import { readActor } from "./read-actor.ts";
import { refuseForeignWrite } from "./refuse-foreign-write.ts";
import { shownCapability } from "./shown-capability.ts";

export interface RunPart {
  readonly actor: Actor;
  readonly board: string;
  readonly isSubmitter: boolean;
  readonly isMaintainer: boolean;
}

/**
 * What somebody who writes is to a published run: its submitter (the account, or the browser or program that uploaded
 * it), a maintainer of its board, or both; the answer that refuses whoever is neither.
 */
export async function runPart(request: Request, run: string): Promise<RunPart | Response> {
  const refused = refuseForeignWrite(request);
  if (refused !== null) return refused;
  const board = await boardOfSubject(db, { kind: "run", run });
  if (board === null) return noSuch("run");
  const actor = await readActor(request.headers);
  const circumstance = { board: board.slug, policy: await submissionPolicy(db) };
  const shown = (submission: string) => shownCapability(request.headers, submission);
  const isAccount =
    actor.kind === "user" &&
    may(actor, "dispute", circumstance) &&
    (await runSubmitters(db, run)).includes(actor.id);
  const isSubmitter = isAccount || (await isRunMaintainer(db, run, shown));
  const isMaintainer = may(actor, "correct", circumstance);
  if (isSubmitter || isMaintainer) return { actor, board: board.slug, isSubmitter, isMaintainer };
  return actor.kind === "anonymous"
    ? problemJson(401, "Not signed in", "Sign in, or show a token that works.")
    : problemJson(403, "Forbidden", "Only whoever submitted this run answers for it.");
}
