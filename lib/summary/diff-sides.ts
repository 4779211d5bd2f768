import { changedTaskSets } from "#lib/domain/diff/changed-task-sets.ts";
import { type ReportedDiff, reportedDiff } from "#lib/domain/diff/reported-diff.ts";
import type { ReportedRow } from "#lib/domain/diff/reported-row.ts";
import { type RunDiff, runDiff } from "#lib/domain/diff/run-diff.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import type { DiffSide, DiffSideRun } from "./diff-side.ts";
import { sideFigures } from "./side-figures.ts";

export interface DiffOptions {
  /** `TASKSET/METRIC`; null takes pass_hat_1 of the one task set whose figures changed. */
  readonly metric: string | null;
  readonly ignoreComparability: boolean;
}

export type DiffAnswer =
  | { readonly kind: "reported"; readonly diff: ReportedDiff }
  | {
      readonly kind: "runs";
      readonly before: RunSummary;
      readonly after: RunSummary;
      readonly diff: RunDiff;
      readonly warnings: readonly string[];
    }
  /** Several task sets changed: the reader must say which metric is meant. */
  | { readonly kind: "choose_metric"; readonly choices: readonly string[] }
  | { readonly kind: "nothing_to_compare"; readonly reason: string };

const defaultMetric = "pass_hat_1";

/** Compares two sides: reported figures row by row, or two runs episode by episode (decisions.md 17, 29). */
export function diffSides(before: DiffSide, after: DiffSide, options: DiffOptions): DiffAnswer {
  const rowsBefore = sideFigures(before);
  const rowsAfter = sideFigures(after);
  if (rowsBefore.length > 0 && rowsAfter.length > 0) {
    return diffReported(rowsBefore, rowsAfter, options);
  }
  const [runBefore, ...othersBefore] = before.runs.filter(hasEpisodes);
  const [runAfter, ...othersAfter] = after.runs.filter(hasEpisodes);
  if (runBefore === undefined || runAfter === undefined) {
    const reason = "One side holds episodes and the other figures only, or a side holds nothing.";
    return { kind: "nothing_to_compare", reason };
  }
  if (othersBefore.length > 0 || othersAfter.length > 0) {
    const reason = "A side holds several runs with episodes: name one run on each side.";
    return { kind: "nothing_to_compare", reason };
  }
  return diffRuns(runBefore, runAfter);
}

function hasEpisodes({ summary }: DiffSideRun): boolean {
  return summary.counts !== null;
}

function diffReported(
  before: readonly ReportedRow[],
  after: readonly ReportedRow[],
  { metric, ignoreComparability }: DiffOptions,
): DiffAnswer {
  if (metric !== null) {
    const [taskSet, name] = splitMetric(metric);
    const diff = reportedDiff(before, after, { taskSet, metric: name, ignoreComparability });
    return { kind: "reported", diff };
  }
  const changed = changedTaskSets(before, after, defaultMetric);
  const [taskSet, ...others] = changed.length > 0 ? changed : namesOf(after);
  if (taskSet === undefined || others.length > 0) {
    const names = changed.length > 0 ? changed : namesOf(after);
    return { kind: "choose_metric", choices: names.map((name) => `${name}/${defaultMetric}`) };
  }
  const diff = reportedDiff(before, after, { taskSet, metric: defaultMetric, ignoreComparability });
  return { kind: "reported", diff };
}

function namesOf(rows: readonly ReportedRow[]): string[] {
  return [...new Set(rows.map(({ taskSet }) => taskSet))].toSorted();
}

/** `TASKSET/METRIC`, cut at the last slash; without one the whole text is the task set. */
function splitMetric(metric: string): readonly [taskSet: string, name: string] {
  const at = metric.lastIndexOf("/");
  return at < 0 ? [metric, defaultMetric] : [metric.slice(0, at), metric.slice(at + 1)];
}

function diffRuns(before: DiffSideRun, after: DiffSideRun): DiffAnswer {
  const sameTaskSet =
    before.summary.benchmark === after.summary.benchmark &&
    before.summary.taskSet.name === after.summary.taskSet.name;
  if (!sameTaskSet) {
    const reason = "The two runs are of different benchmarks or task sets.";
    return { kind: "nothing_to_compare", reason };
  }
  const sameRuler = before.summary.measurement.key === after.summary.measurement.key;
  const warnings = sameRuler
    ? []
    : ["The two runs were measured with different rulers: a change of outcome may be the ruler's."];
  return {
    kind: "runs",
    before: before.summary,
    after: after.summary,
    diff: runDiff(before.episodes, after.episodes),
    warnings,
  };
}
