"use client";
import { useEffect, useEffectEvent } from "react";
import { type SubmissionEvent, submissionEvent } from "./submission-event.ts";

/** Follows a submission's server-sent events while there is one; told "gone" when it was discarded. */
export function useSubmissionEvents(
  submission: string | null,
  onEvent: (event: SubmissionEvent | "gone") => void,
): void {
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    if (submission === null) return;
    const source = new EventSource(`/api/v1/submissions/${submission}/events`);
    source.addEventListener("submission", ({ data }: MessageEvent<string>) => {
      const event = submissionEvent(data);
      if (event !== null) tell(event);
    });
    source.addEventListener("gone", () => {
      source.close();
      tell("gone");
    });
    return () => source.close();
  }, [submission]);
}
