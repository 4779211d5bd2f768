import { z } from "zod";
import { askedCorrection } from "#app/api/asked-correction.ts";
import { correctionBody } from "#app/api/correction-body.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { publicJson } from "#app/api/public-json.ts";
import { writtenAnswer } from "#app/api/written-answer.ts";
import { db } from "#db/client.ts";
import { correctionLog } from "#db/queries/correction-log.ts";
import { correctionKinds } from "#lib/domain/correction/correction.ts";
import { correctionStates } from "#lib/domain/correction/correction-state.ts";
import { writeCorrection } from "#lib/ingest/write-correction.ts";

export const dynamic = "force-dynamic";

const Filter = z.object({
  board: z.string().max(300).optional(),
  run: z.string().max(300).optional(),
  kind: z.enum(correctionKinds).optional(),
  state: z.enum(correctionStates).optional(),
});

/** The public log, the newest first. */
export async function GET(request: Request): Promise<Response> {
  const search = Object.fromEntries(
    [...new URL(request.url).searchParams].filter(([, value]) => value !== ""),
  );
  const filter = Filter.safeParse(search);
  if (!filter.success) {
    return problemJson(
      400,
      "Bad request",
      `Parameters are board, run, kind (one of ${correctionKinds.join(", ")}) and state (one of ${correctionStates.join(", ")}).`,
    );
  }
  const corrections = await correctionLog(db, filter.data);
  return publicJson(request, corrections[0]?.createdAt ?? null, { corrections });
}

/** Adds a correction to the list that `If-Match` names. */
export async function POST(request: Request): Promise<Response> {
  const asked = await askedCorrection(request, correctionBody);
  if (asked instanceof Response) return asked;
  const match = request.headers.get("if-match");
  if (match === null) {
    return problemJson(
      428,
      "If-Match required",
      "Send the ETag of /api/v1/corrections/of?target=... as If-Match, so that nobody writes over what they have not seen.",
    );
  }
  const seen = match.replace(/^"(.*)"$/, "$1");
  const { draft, user } = asked;
  const by = { draft, userId: user.id, now: new Date(), seen };
  return writtenAnswer(await writeCorrection(db, by));
}
