import { z } from "zod";
import { authorOf } from "#app/api/author-of.ts";
import { correctionReason } from "#app/api/correction-body.ts";
import { jsonBody } from "#app/api/json-body.ts";
import { runPart } from "#app/api/run-part.ts";
import { writtenAnswer } from "#app/api/written-answer.ts";
import { db } from "#db/client.ts";
import { writeCorrection } from "#lib/ingest/write-correction.ts";

interface Context {
  readonly params: Promise<{ readonly run: string }>;
}

const Withdrawal = z.strictObject({ reason: correctionReason });

/** Withdraws a run: it leaves its board, and its address tells why. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { run } = await params;
  const part = await runPart(request, run);
  if (part instanceof Response) return part;
  const body = await jsonBody(request, Withdrawal);
  if (body instanceof Response) return body;
  const { userId, actor } = authorOf(part.actor);
  const draft = {
    kind: "retraction",
    target: { kind: "run", run },
    ...{ reason: body.reason, evidence: [], supersedes: null, author: actor },
    role: part.isSubmitter ? "submitter" : `maintainer of ${part.board}`,
  } as const;
  return writtenAnswer(await writeCorrection(db, { draft, userId, now: new Date(), seen: null }));
}
