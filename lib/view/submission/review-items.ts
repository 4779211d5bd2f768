import type { RunSummary } from "#lib/domain/run-summary.ts";

/** The name under which a format notes what a person must look through before publishing. */
export const reviewNote = "review";

/** What to look through before publishing, each once however many runs ask for it. */
export function reviewItems(runs: readonly Pick<RunSummary, "notes">[]): readonly string[] {
  const items = runs.flatMap(({ notes }) =>
    notes.flatMap(({ name, value }) => (name === reviewNote ? [value] : [])),
  );
  return [...new Set(items)];
}
