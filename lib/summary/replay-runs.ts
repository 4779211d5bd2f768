import type { Mode } from "#lib/domain/measurement.ts";
import { compareReplays, type ReplayComparison } from "#lib/domain/replay/compare-replays.ts";
import type { ReplayTrace } from "#lib/domain/replay/replay-trace.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";

export type ReplayedRun = Pick<RunSummary, "id" | "benchmark" | "taskSet" | "measurement">;

/** One run's identity and what a replay of its episodes is judged by. */
export interface ReplaySide {
  readonly summary: ReplayedRun;
  readonly traces: readonly ReplayTrace[];
}

export interface ReplayPair {
  readonly recorded: ReplayedRun;
  readonly rerun: ReplayedRun;
  readonly comparison: ReplayComparison;
}

export type ReplayAnswer =
  | { readonly kind: "compared"; readonly pairs: readonly ReplayPair[] }
  | { readonly kind: "nothing_to_compare"; readonly reason: string };

/** Compares the runs of two archives that are of one benchmark and task set, each with the one like it. */
export function replayRuns(
  recorded: readonly ReplaySide[],
  rerun: readonly ReplaySide[],
): ReplayAnswer {
  const names = [...new Set([...recorded, ...rerun].map(nameOf))];
  const pairs: ReplayPair[] = [];
  for (const name of names) {
    const [before, ...othersBefore] = recorded.filter((side) => nameOf(side) === name);
    const [after, ...othersAfter] = rerun.filter((side) => nameOf(side) === name);
    if (before === undefined || after === undefined) continue;
    if (othersBefore.length + othersAfter.length > 0) {
      return nothing(`A side holds several runs of ${name}: give archives of one run each.`);
    }
    pairs.push(pairOf(before, after));
  }
  if (pairs.length > 0) return { kind: "compared", pairs };
  return nothing("No run with episodes is of one benchmark and task set on both sides.");
}

function pairOf(before: ReplaySide, after: ReplaySide): ReplayPair {
  const mode = modeOf(before.summary, after.summary);
  const comparison = compareReplays(before.traces, after.traces, mode);
  return { recorded: before.summary, rerun: after.summary, comparison };
}

/** Two modes are no mode: a re-run in another one is not the re-run of this recording. */
function modeOf({ measurement: before }: ReplayedRun, { measurement: after }: ReplayedRun): Mode {
  return before.mode === after.mode ? before.mode : "unknown";
}

function nameOf({ summary }: ReplaySide): string {
  return `${summary.benchmark} ${summary.taskSet.name ?? "(task set unknown)"}`;
}

function nothing(reason: string): ReplayAnswer {
  return { kind: "nothing_to_compare", reason };
}
