import type { Submission, SubmissionState } from "#lib/domain/submission/submission.ts";

/** What a submission's page is about at this moment. `storing` is reading again in order to publish. */
export type SubmissionPhase =
  | "waiting"
  | "reading"
  | "storing"
  | Exclude<SubmissionState, "received" | "reading">;

export function submissionPhase({
  state,
  publishAsked,
}: Pick<Submission, "state" | "publishAsked">): SubmissionPhase {
  if (state === "received") return publishAsked ? "storing" : "waiting";
  if (state === "reading") return publishAsked ? "storing" : "reading";
  if (publishAsked && (state === "preview" || state === "awaiting_review")) return "storing";
  return state;
}

const titles = {
  waiting: "Waiting to be read",
  reading: "Being read",
  storing: "Being published",
  preview: "Preview",
  awaiting_review: "Awaiting review",
  returned: "Returned",
  published: "Published",
  rejected: "Not accepted",
  failed: "Stopped by a fault of ours",
} as const satisfies Record<SubmissionPhase, string>;

export function phaseTitle(phase: SubmissionPhase): string {
  return titles[phase];
}

const sentences = {
  waiting: "The archive has arrived; its reading begins in a moment.",
  reading: "Nothing is public while it is read.",
  storing: "Its rows are being stored and appear all at once.",
  preview: "Seen by you alone until you publish it.",
  awaiting_review: "A maintainer decides on it; until then nobody else sees it.",
  returned: "A maintainer sent it back with a comment; nothing of it is public.",
  published: "Its rows stand on the boards for everybody.",
  rejected: "No row of it was stored, and its bytes are not kept; this report stays for 30 days.",
  failed: "No row of it was stored.",
} as const satisfies Record<SubmissionPhase, string>;

export function phaseSentence(phase: SubmissionPhase): string {
  return sentences[phase];
}

/** Whether the page will change by itself. */
export function isUnderWay(phase: SubmissionPhase): boolean {
  return phase === "waiting" || phase === "reading" || phase === "storing";
}

/** Whether its report is shown with where its rows stand or would stand. */
export function isReadable(phase: SubmissionPhase): boolean {
  return (
    phase === "preview" ||
    phase === "awaiting_review" ||
    phase === "returned" ||
    phase === "published"
  );
}
