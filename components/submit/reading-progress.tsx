import type { SubmissionProgress } from "#lib/domain/submission/submission.ts";
import { progressShare, progressText } from "#lib/view/submission/submission-progress.ts";
import { phaseTitle, type SubmissionPhase } from "#lib/view/submission/submission-state.ts";
import { ProgressBar } from "./progress-bar.tsx";

interface ReadingProgressProps {
  readonly phase: SubmissionPhase;
  readonly progress: SubmissionProgress;
}

export function ReadingProgress({ phase, progress }: ReadingProgressProps) {
  return (
    <>
      <p>{progressText(progress)}.</p>
      <ProgressBar label={phaseTitle(phase)} share={progressShare(progress)} />
    </>
  );
}
