import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import { counted } from "../words/format.ts";
import { entryKinds, type SubmissionEntry } from "./submission-entry.ts";
import { entryGroup } from "./submission-entry-text.ts";

export interface EntryLine {
  readonly run: RunSummary;
  readonly entry: SubmissionEntry;
}

/** Rows that can be compared with one another, under the reason why they stand together. */
export interface EntryGroup {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly EntryLine[];
}

/** The rows of a submission that belong to one board. */
export interface BoardEntries {
  /** Null for runs whose task set is unknown. */
  readonly slug: string | null;
  readonly isNew: boolean;
  readonly groups: readonly EntryGroup[];
  /** How many rows would stand on it and how many would not. */
  readonly summary: string;
}

/** A submission's rows by board in the archive's order, and by group within it: the ranked one first. */
export function submissionBoards(
  runs: readonly RunSummary[],
  entries: readonly SubmissionEntry[],
): readonly BoardEntries[] {
  const lines = entries.map((entry, index): EntryLine => {
    const run = runs[index];
    if (run === undefined) throw new RangeError("an entry without its run");
    return { run, entry };
  });
  return [...groupBy(lines, ({ entry }) => entry.slug)].map(([slug, some]) => ({
    slug,
    isNew: slug !== null && some.every(({ entry }) => entry.boardTitle === null),
    groups: groupsOf(some),
    summary: summaryOf(some),
  }));
}

function groupsOf(lines: readonly EntryLine[]): readonly EntryGroup[] {
  return [...groupBy(lines, groupId)]
    .map(([id, some]) => ({ id, title: titleOf(some), lines: byPlace(some) }))
    .toSorted(
      (a, b) =>
        orderOf(a) - orderOf(b) || b.lines.length - a.lines.length || compareCodePoints(a.id, b.id),
    );
}

/** Rows off the boards stand together whatever they were measured with. */
function groupId({ run, entry: { kind, reasons } }: EntryLine): string {
  const isOff = kind === "unlisted" || kind === "unplaced";
  return [kind, isOff ? "" : run.measurement.key, ...reasons].join(" ");
}

/** Of rows that all stand in one group. */
function titleOf(lines: readonly EntryLine[]): string {
  return [...new Set(lines.map(({ entry }) => entryGroup(entry)))].join(", ");
}

/** Of one kind, rows under the board's own ruler come first. */
function orderOf({ lines }: EntryGroup): number {
  const orders = lines.map(({ entry: { kind, reasons } }) => {
    const isRuler = reasons.length === 0;
    return 2 * entryKinds.indexOf(kind) + (isRuler ? 0 : 1);
  });
  return Math.max(...orders);
}

/** Those without a place come last. */
function byPlace(lines: readonly EntryLine[]): readonly EntryLine[] {
  const placeOf = ({ entry: { place } }: EntryLine) => (place === null ? 1e9 : place.best);
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function groupBy<T, Key>(items: readonly T[], keyOf: (item: T) => Key): ReadonlyMap<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function summaryOf(lines: readonly EntryLine[]): string {
  const off = lines.filter(({ entry: { kind } }) => kind === "unlisted" || kind === "unplaced");
  const shown = counted(lines.length - off.length, "row");
  return off.length === 0 ? shown : `${shown}, ${off.length} shown on no board`;
}
