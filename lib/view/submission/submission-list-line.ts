import type { SubmissionState } from "#lib/domain/submission/submission.ts";
import { minuteText } from "../words/minute-text.ts";
import { phaseTitle, submissionPhase } from "./submission-state.ts";

interface ListedSubmission {
  readonly id: string;
  readonly state: SubmissionState;
  readonly fileName: string;
  readonly boards: readonly string[];
  readonly reviewComment: string | null;
  readonly submitter: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface SubmissionListLine {
  readonly id: string;
  readonly fileName: string;
  readonly state: string;
  readonly boards: string;
  readonly submitter: string;
  readonly received: string;
  readonly changed: string;
  readonly comment: string | null;
}

/** A submission as a line of a list. */
export function submissionListLine(listed: ListedSubmission): SubmissionListLine {
  const { id, fileName, state, boards, submitter, createdAt, updatedAt, reviewComment } = listed;
  return {
    id,
    fileName,
    state: phaseTitle(submissionPhase({ state, publishAsked: false })),
    boards: boards.length === 0 ? "not sent yet" : boards.join(", "),
    submitter: submitter ?? "somebody without an account",
    received: minuteText(createdAt),
    changed: minuteText(updatedAt),
    comment: state === "returned" ? reviewComment : null,
  };
}
