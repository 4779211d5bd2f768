import { problemJson } from "#app/api/problem-json.ts";
import { publicJson } from "#app/api/public-json.ts";
import { db } from "#db/client.ts";
import { correctionsOf } from "#db/queries/corrections-of.ts";
import { subjectText } from "#lib/domain/correction/correction-subject.ts";
import { parseSubject } from "#lib/domain/correction/parse-subject.ts";
import { correctionsDigest } from "#lib/identity/corrections-digest.ts";

export const dynamic = "force-dynamic";

/** All corrections of one subject; the ETag is what whoever adds one sends as If-Match. */
export async function GET(request: Request): Promise<Response> {
  const text = new URL(request.url).searchParams.get("target");
  const subject = text === null ? null : parseSubject(text);
  if (subject === null) {
    return problemJson(
      400,
      "Bad request",
      "target is run:ID, task:BENCHMARK/SET/TASK, task_set:BENCHMARK/SET, board:SLUG or edition:SLUG/NUMBER, each part percent-encoded.",
    );
  }
  const corrections = await correctionsOf(db, subject);
  const asOf = corrections.at(-1)?.createdAt ?? null;
  const etag = `"${correctionsDigest(corrections)}"`;
  return publicJson(request, asOf, { target: subjectText(subject), corrections }, etag);
}
