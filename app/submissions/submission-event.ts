import {
  type SubmissionProgress,
  type SubmissionState,
  submissionStates,
} from "#lib/domain/submission/submission.ts";

export interface SubmissionEvent {
  readonly state: SubmissionState;
  readonly publishAsked: boolean;
  readonly progress: SubmissionProgress;
}

/** Reads the data of a `submission` event; null when it is none. */
export function submissionEvent(text: string): SubmissionEvent | null {
  const body = new Map(entriesOf(JSON.parse(text)));
  const state = submissionStates.find((known) => known === body.get("state"));
  if (state === undefined) return null;
  const progress = new Map(entriesOf(body.get("progress")));
  return {
    state,
    publishAsked: body.get("publishAsked") === true,
    progress: {
      bytes: numberOrNull(progress.get("bytes")),
      episodes: numberOrNull(progress.get("episodes")),
      totalBytes: numberOrNull(progress.get("totalBytes")),
    },
  };
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
