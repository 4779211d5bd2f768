import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { hasRuler } from "#lib/domain/board/has-ruler.ts";
import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";
import { boardSlug } from "#lib/domain/path-segment.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import { rulerDifferences } from "../diff/ruler-differences.ts";
import type { EntryBoard } from "./entry-board.ts";
import { type GroupPlace, groupPlaces } from "./submission-places.ts";

export const entryKinds = ["ranked", "apart", "reported", "unlisted", "unplaced"] as const;
/** `apart`: episodes under another ruler; `reported`: figures only; `unplaced`: the task set is unknown. */
export type EntryKind = (typeof entryKinds)[number];

/** Where one run of a submission would stand. */
export interface SubmissionEntry {
  readonly runId: string;
  readonly kind: EntryKind;
  /** The board's address; null while the task set is unknown. */
  readonly slug: string | null;
  /** Null when publishing would make the board. */
  readonly boardTitle: string | null;
  /** Why it stands apart or on no board, in sentence parts; empty when it is ranked. */
  readonly reasons: readonly string[];
  /** Its place in its group, this archive's other rows counted in; null when it has none. */
  readonly place: GroupPlace | null;
  /** `same`: this very row is published already; `differs`: its bytes are, under other declarations. */
  readonly published: "same" | "differs" | null;
}

/** Where each run of an archive would enter, in the archive's order. `boards` are those that exist, by slug. */
export function submissionEntries(
  runs: readonly RunSummary[],
  archiveSha256: string,
  boards: ReadonlyMap<string, EntryBoard>,
): readonly SubmissionEntry[] {
  const rulers = ranking(runs, archiveSha256, boards);
  const places = groupPlaces(runs, boards);
  return runs.map((run) => {
    const slug = slugOf(run);
    const found = slug === null ? undefined : boards.get(slug);
    const ruler = slug === null ? undefined : rulers.get(slug);
    return {
      runId: run.id,
      slug,
      boardTitle: found === undefined ? null : found.board.title,
      ...standing(run, archiveSha256, ruler),
      place: places.get(run) ?? null,
      published: found === undefined ? null : publishedAs(run, found.rows),
    };
  });
}

/** The ruler a board ranks by, and a row that shows it; `shown` is null when no row does. */
interface Ruler {
  readonly key: string;
  readonly shown: Parameters<typeof rulerDifferences>[1] | null;
}

function ranking(
  runs: readonly RunSummary[],
  archiveSha256: string,
  boards: ReadonlyMap<string, EntryBoard>,
): ReadonlyMap<string, Ruler> {
  const rulers = new Map<string, Ruler>();
  for (const [slug, { board, rows }] of boards) {
    const row = rows.find(({ measurement }) => measurement.key === board.measurementKey);
    const shown =
      row === undefined ? null : { parts: row.measurement.parts, archiveSha256: row.archiveSha256 };
    rulers.set(slug, { key: board.measurementKey, shown });
  }
  for (const run of runs.toSorted(byStoring)) {
    const slug = slugOf(run);
    if (slug === null || rulers.has(slug)) continue;
    const { key, parts } = run.measurement;
    rulers.set(slug, { key, shown: { parts, archiveSha256 } });
  }
  return rulers;
}

/** The order in which publishing looks for a new board's ruler: listed runs first, then by id. */
function byStoring(a: RunSummary, b: RunSummary): number {
  return Number(b.listed) - Number(a.listed) || compareCodePoints(a.id, b.id);
}

function standing(
  run: RunSummary,
  archiveSha256: string,
  ruler: Ruler | undefined,
): Pick<SubmissionEntry, "kind" | "reasons"> {
  if (ruler === undefined) return { kind: "unplaced", reasons: ["task set unknown"] };
  if (!run.listed) return { kind: "unlisted", reasons: [run.unlistedReason ?? "not listed"] };
  const isRuler = run.measurement.key === ruler.key;
  const reasons = isRuler ? [] : differences(run, archiveSha256, ruler);
  if (run.counts === null) return { kind: "reported", reasons };
  if (!hasRuler(run))
    return { kind: "apart", reasons: ["mode unknown: takes no rank", ...reasons] };
  return isRuler ? { kind: "ranked", reasons } : { kind: "apart", reasons };
}

function differences(run: RunSummary, archiveSha256: string, { shown }: Ruler): readonly string[] {
  const { parts } = run.measurement;
  const found = shown === null ? [] : rulerDifferences({ parts, archiveSha256 }, shown);
  return found.length === 0 ? ["another measurement than the board ranks by"] : found;
}

function publishedAs(run: RunSummary, rows: readonly BoardRun[]): SubmissionEntry["published"] {
  const twins = rows.filter(({ id }) => id === run.id);
  if (twins.length === 0) return null;
  const isSame = twins.some(
    ({ measurement, system }) =>
      measurement.key === run.measurement.key &&
      system.model === run.system.model &&
      system.agent === run.system.agent,
  );
  return isSame ? "same" : "differs";
}

/** The slug of the board a run belongs to; null while its task set is unknown. */
export function slugOf({ benchmark, taskSet }: RunSummary): string | null {
  return taskSet.name === null ? null : boardSlug(benchmark, taskSet.name);
}
