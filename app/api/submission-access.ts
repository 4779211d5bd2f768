import { db } from "#db/client.ts";
import type { FoundSubmission } from "#db/queries/find-submission.ts";
import { submissionPolicy } from "#db/queries/submission-policy.ts";
import type { Actor } from "#lib/domain/access/actor.ts";
import type { SubmissionPolicy } from "#lib/domain/access/submission-policy.ts";
import {
  decides,
  partInSubmission,
  type SubmissionPart,
} from "#lib/domain/submission/submission-part.ts";
import { targetBoards } from "#lib/domain/submission/target-boards.ts";
import { holdsCapability } from "#lib/ingest/capability.ts";
import { readActor } from "./read-actor.ts";
import { shownCapability } from "./shown-capability.ts";

export interface SubmissionAccess {
  readonly actor: Actor;
  readonly policy: SubmissionPolicy;
  readonly part: SubmissionPart | null;
  /** Whether they may publish it themselves. */
  readonly publishes: boolean;
}

/** What the sender of a request is to a submission. */
export async function submissionAccess(
  headers: Headers,
  { submission, capabilityHash }: FoundSubmission,
): Promise<SubmissionAccess> {
  const shown = shownCapability(headers, submission.id);
  const holds = shown !== null && holdsCapability(shown, capabilityHash);
  const [actor, policy] = await Promise.all([readActor(headers), submissionPolicy(db)]);
  const part = partInSubmission(submission, { actor, policy, holdsCapability: holds });
  const { report } = submission;
  const boards = report === null ? [] : targetBoards(report);
  return { actor, policy, part, publishes: part !== null && decides(actor, boards, policy) };
}
