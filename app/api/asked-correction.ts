import type { z } from "zod";
import { db } from "#db/client.ts";
import { boardOfSubject } from "#db/queries/board-of-subject.ts";
import { targetFault } from "#db/queries/target-fault.ts";
import { type Actor, roleOn } from "#lib/domain/access/actor.ts";
import type { CorrectionDraft } from "#lib/domain/correction/correction-draft.ts";
import { correctionFault } from "#lib/domain/correction/correction-fault.ts";
import { subjectOf } from "#lib/domain/correction/correction-subject.ts";
import { allowed } from "./allowed.ts";
import { changeIn, type correctionPreviewBody } from "./correction-body.ts";
import { jsonBody } from "./json-body.ts";
import { noSuch } from "./no-such.ts";
import { problemJson } from "./problem-json.ts";

type Body = z.infer<typeof correctionPreviewBody>;

export interface AskedCorrection {
  readonly draft: CorrectionDraft;
  readonly user: Extract<Actor, { kind: "user" }>;
}

/** The correction that a maintainer asks for, of something on a board of theirs, or the answer that refuses it. */
export async function askedCorrection(
  request: Request,
  shape: z.ZodType<Body>,
): Promise<AskedCorrection | Response> {
  const somebody = await allowed(request, "dispute", null);
  if (somebody instanceof Response) return somebody;
  const body = await jsonBody(request, shape);
  if (body instanceof Response) return body;
  const { kind, target, reason, evidence, supersedes } = body;
  const board = await boardOfSubject(db, subjectOf(target));
  if (board === null) return noSuch(target.kind.replaceAll("_", " "));
  const user = await allowed(request, "correct", board.slug);
  if (user instanceof Response) return user;
  const change = changeIn(body);
  const said = { kind, target, ...(change === undefined ? {} : { change }) };
  const fault = correctionFault(said) ?? (await targetFault(db, said));
  if (fault !== null) return problemJson(422, "Cannot be corrected so", `${sentence(fault)}.`);
  const role = `${roleOn(user, board.slug)} of ${board.slug}`;
  return { draft: { ...said, reason, evidence, supersedes, author: user.name, role }, user };
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
