import type { RunSummary } from "#lib/domain/run-summary.ts";
import { counted } from "./format.ts";
import type { SubmissionEntry } from "./submission-entry.ts";

export interface EntryLine {
  readonly run: RunSummary;
  readonly entry: SubmissionEntry;
}

/** The rows of a submission that belong to one board. */
export interface BoardEntries {
  /** Null for runs whose task set is unknown. */
  readonly slug: string | null;
  readonly isNew: boolean;
  readonly lines: readonly EntryLine[];
  /** How many rows would stand on it and how many would not. */
  readonly summary: string;
}

/** A submission's rows by board, in the archive's order. */
export function submissionBoards(
  runs: readonly RunSummary[],
  entries: readonly SubmissionEntry[],
): readonly BoardEntries[] {
  const groups = new Map<string | null, EntryLine[]>();
  for (const [index, entry] of entries.entries()) {
    const run = runs[index];
    if (run === undefined) throw new RangeError("an entry without its run");
    const group = groups.get(entry.slug);
    if (group === undefined) groups.set(entry.slug, [{ run, entry }]);
    else group.push({ run, entry });
  }
  return [...groups].map(([slug, lines]) => ({
    slug,
    isNew: slug !== null && lines.every(({ entry }) => entry.boardTitle === null),
    lines: byPlace(lines),
    summary: summaryOf(lines),
  }));
}

function byPlace(lines: readonly EntryLine[]): readonly EntryLine[] {
  return lines.toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** Rows that share a group keep together; those without a place come last. */
function orderOf({ entry: { kind, place } }: EntryLine): number {
  if (place !== null) return place.best;
  return kind === "unlisted" ? 2e9 : 1e9;
}

function summaryOf(lines: readonly EntryLine[]): string {
  const off = lines.filter(({ entry: { kind } }) => kind === "unlisted" || kind === "unplaced");
  const shown = counted(lines.length - off.length, "row");
  return off.length === 0 ? shown : `${shown}, ${off.length} shown on no board`;
}
