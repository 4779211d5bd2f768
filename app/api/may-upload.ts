import { db } from "#db/client.ts";
import { openSubmissions } from "#db/queries/open-submissions.ts";
import { submissionPolicy } from "#db/queries/submission-policy.ts";
import type { Actor } from "#lib/domain/access/actor.ts";
import { may } from "#lib/domain/access/permission.ts";
import { limitRate } from "./limit-rate.ts";
import { problemJson } from "./problem-json.ts";
import { readActor } from "./read-actor.ts";

/** Submissions that one account may have undecided at once, and their bytes together. */
const quota = { count: 50, bytes: 50 * 1024 ** 3 } as const;

/** Who uploads; or the answer that refuses it: no account, no scope, too many at once or too fast. */
export async function mayUpload(request: Request): Promise<Actor | Response> {
  const actor = await readActor(request.headers);
  if (request.headers.has("authorization") && actor.kind === "anonymous") {
    return problemJson(401, "No such token", "The token is unknown or was revoked.");
  }
  const policy = await submissionPolicy(db);
  if (!may(actor, "submit", { board: null, policy })) {
    return actor.kind === "anonymous"
      ? problemJson(
          401,
          "Not signed in",
          "This site takes submissions of people with an account only: sign in first.",
        )
      : problemJson(403, "Forbidden", "This token may not submit: make one with the scope submit.");
  }
  if (policy === "direct") return actor;
  const limited = await limitRate("upload", actor.kind === "user" ? actor.id : senderOf(request));
  return limited ?? (await overQuota(actor)) ?? actor;
}

/** What the headers claim of the sender's address: enough to slow down one who does not forge it. */
function senderOf({ headers }: Request): string {
  return headers.get("x-forwarded-for") ?? "unknown address";
}

async function overQuota(actor: Actor): Promise<Response | null> {
  if (actor.kind === "anonymous") return null;
  const { count, bytes } = await openSubmissions(db, actor.id);
  if (count < quota.count && bytes < quota.bytes) return null;
  return problemJson(
    429,
    "Too many undecided submissions",
    `You have ${count} submissions that are neither published nor discarded: discard some, or wait for their review.`,
  );
}
