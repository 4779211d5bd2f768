import { z } from "zod";
import { authorOf } from "#app/api/author-of.ts";
import { correctionReason } from "#app/api/correction-body.ts";
import { jsonBody } from "#app/api/json-body.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { runPart } from "#app/api/run-part.ts";
import { writtenAnswer } from "#app/api/written-answer.ts";
import { db } from "#db/client.ts";
import { writeCorrection } from "#lib/ingest/write-correction.ts";

interface Context {
  readonly params: Promise<{ readonly run: string }>;
}

const Reply = z.strictObject({
  kind: z.enum(["reply", "dispute"]).default("reply"),
  /** The correction that is answered. */
  correction: z.string().max(30).nullable().default(null),
  text: correctionReason,
});

/** A submitter's word on their own run: a reply, or a dispute of a correction. It moves no figure. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { run } = await params;
  const part = await runPart(request, run);
  if (part instanceof Response) return part;
  if (!part.isSubmitter) {
    return problemJson(
      403,
      "Forbidden",
      "Only whoever submitted this run answers for it: a maintainer writes a note.",
    );
  }
  const body = await jsonBody(request, Reply);
  if (body instanceof Response) return body;
  const { userId, actor } = authorOf(part.actor);
  const { kind, correction, text } = body;
  const answers = correction === null ? {} : { change: answerOf(correction) };
  const draft = {
    ...{ kind, reason: text, evidence: [], supersedes: null, author: actor, role: "submitter" },
    target: { kind: "run", run },
    ...answers,
  } as const;
  return writtenAnswer(await writeCorrection(db, { draft, userId, now: new Date(), seen: null }));
}

function answerOf(correction: string) {
  return { kind: "answers", correction } as const;
}
