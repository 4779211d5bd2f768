import { db } from "#db/client.ts";
import { findSubmission } from "#db/queries/find-submission.ts";
import type { Submission } from "#lib/domain/submission/submission.ts";
import { holdsCapability } from "#lib/ingest/capability.ts";
import { noSuch } from "./no-such.ts";
import { problemJson } from "./problem-json.ts";
import { shownCapability } from "./shown-capability.ts";

/** The submission that a request may see because it shows its capability, or the answer that refuses it. */
export async function heldSubmission(
  { headers }: Request,
  id: string,
): Promise<Submission | Response> {
  const found = await findSubmission(db, id);
  if (found === null) return noSuch("submission");
  const shown = shownCapability(headers, id);
  if (shown === null || !holdsCapability(shown, found.capabilityHash)) {
    return problemJson(
      403,
      "Forbidden",
      "Only the browser or program that uploaded this archive may see its submission.",
    );
  }
  return found.submission;
}
