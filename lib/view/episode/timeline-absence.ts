import type { Visibility } from "#lib/domain/submission/visibility.ts";

interface Absence {
  readonly isMissing: boolean;
  readonly hasTrace: boolean;
  readonly visibility: Visibility;
}

/** Why an episode's page shows no step. */
export function timelineAbsence({ isMissing, hasTrace, visibility }: Absence): string {
  if (isMissing)
    return "The archive holds no record of this episode, so nothing of it can be shown.";
  if (!hasTrace) return "The archive holds the result of this episode and no trace of its steps.";
  return visibility === "aggregates_only"
    ? "Only scores and statuses of this archive are public; its steps are shown to its maintainers."
    : "The archive holds no step of this episode that is shown publicly.";
}
