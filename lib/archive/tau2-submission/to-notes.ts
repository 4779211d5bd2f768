import type { RunRecord } from "#lib/domain/record.ts";
import type { Submission } from "./schema.ts";
import { withoutEmails } from "./without-emails.ts";

/** Claims and remarks kept as text. Verification is the submitter's own claim; nobody checked it. */
export function toNotes(submission: Submission, taskSet: string): RunRecord["notes"] {
  const { methodology, model_release: release } = submission;
  const claims = methodology?.verification;
  const stated: readonly (readonly [string, string | boolean | null | undefined])[] = [
    ["claimed: modified_prompts", claims?.modified_prompts],
    ["claimed: omitted_questions", claims?.omitted_questions],
    ["claimed: verification details", claims?.details],
    ["claimed: trajectories_available", submission.trajectories_available],
    ["trajectory_file", submission.trajectory_files?.[taskSet]],
    ["methodology", methodology?.notes],
    ["notes", submission.notes],
    ["model release date", release?.release_date],
    ["model announcement", joined(release?.announcement_title, release?.announcement_url)],
    ...(submission.references ?? []).map(
      ({ title, url }) => ["reference", joined(title, url)] as const,
    ),
  ];
  return stated.flatMap(([name, value]) =>
    value === null || value === undefined || value === ""
      ? []
      : [{ name, value: withoutEmails(String(value)) }],
  );
}

function joined(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter((text) => text !== null && text !== undefined && text !== "").join(" ");
}
