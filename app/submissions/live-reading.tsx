"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ReadingProgress } from "#components/submit/reading-progress.tsx";
import type { SubmissionProgress } from "#lib/domain/submission/submission.ts";
import {
  isUnderWay,
  type SubmissionPhase,
  submissionPhase,
} from "#lib/view/submission/submission-state.ts";
import { useSubmissionEvents } from "./use-submission-events.ts";

interface LiveReadingProps {
  readonly submission: string;
  readonly phase: SubmissionPhase;
  readonly progress: SubmissionProgress;
}

/** Follows a job, and has the page drawn anew once it has ended. */
export function LiveReading({ submission, ...start }: LiveReadingProps) {
  const router = useRouter();
  const [{ phase, progress }, setNow] = useState(start);
  useSubmissionEvents(submission, (event) => {
    if (event === "gone") {
      router.refresh();
      return;
    }
    const next = submissionPhase(event);
    if (isUnderWay(next)) setNow({ phase: next, progress: event.progress });
    else router.refresh();
  });
  return <ReadingProgress phase={phase} progress={progress} />;
}
