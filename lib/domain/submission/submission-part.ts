import type { Actor } from "../access/actor.ts";
import { may } from "../access/permission.ts";
import type { SubmissionPolicy } from "../access/submission-policy.ts";
import type { Submission } from "./submission.ts";

/** What somebody is to a submission: whoever submitted it, or whoever decides on it. */
export type SubmissionPart = "submitter" | "maintainer";

interface Asked {
  readonly actor: Actor;
  readonly policy: SubmissionPolicy;
  /** Whether the request shows the capability that the upload was answered with. */
  readonly holdsCapability: boolean;
}

/**
 * The part that an actor has in a submission, null for none: a preview is its submitter's alone, and what was sent
 * for review is also every maintainer's who decides on all of its boards.
 */
export function partInSubmission(
  submission: Pick<Submission, "state" | "submitterId" | "boards">,
  { actor, policy, holdsCapability }: Asked,
): SubmissionPart | null {
  if (holdsCapability) return "submitter";
  if (actor.kind === "anonymous") return null;
  if (actor.id === submission.submitterId) return "submitter";
  const wasSent = submission.boards.length > 0;
  return wasSent && policy !== "direct" && decides(actor, submission.boards, policy)
    ? "maintainer"
    : null;
}

/** Whether an actor may publish on every one of these boards. */
export function decides(
  actor: Actor,
  boards: readonly string[],
  policy: SubmissionPolicy,
): boolean {
  return boards.every((board) => may(actor, "publish", { board, policy }));
}
