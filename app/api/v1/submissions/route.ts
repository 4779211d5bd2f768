import { privateJson } from "#app/api/private-json.ts";
import { problemJson } from "#app/api/problem-json.ts";
import { readActor } from "#app/api/read-actor.ts";
import { db } from "#db/client.ts";
import { submissionsOf } from "#db/queries/submissions-of.ts";

export const dynamic = "force-dynamic";

/** The submissions of whoever asks, newest first. */
export async function GET(request: Request): Promise<Response> {
  const actor = await readActor(request.headers);
  if (actor.kind === "anonymous") {
    return problemJson(401, "Not signed in", "Sign in, or show a token that works.");
  }
  return privateJson({ submissions: await submissionsOf(db, actor.id) });
}
