import { db } from "#db/client.ts";
import { replayTraces } from "#db/queries/replay-traces.ts";
import { runTrajectories } from "#db/queries/trajectory-twins.ts";
import type { ReplayComparison } from "#lib/domain/replay/compare-replays.ts";
import { regradeCounts } from "#lib/domain/replay/regrade.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import { replayRuns } from "#lib/summary/replay-runs.ts";

export interface LoadedReplay {
  readonly comparison: ReplayComparison;
  /** Episodes past what one page compares. */
  readonly leftOut: number;
}

/** Timelines that a page unpacks at most, of each side. */
const episodesAtMost = 1000;

/**
 * The replay of two published runs of the same trajectories; null for two runs that share none, and where either keeps
 * its timelines to its maintainers.
 */
export async function loadReplay(
  before: RunSummary,
  after: RunSummary,
): Promise<LoadedReplay | null> {
  if (before.id === after.id) return null;
  if (before.visibility !== "public" || after.visibility !== "public") return null;
  const [earlier, later] = await Promise.all([
    runTrajectories(db, before.id),
    runTrajectories(db, after.id),
  ]);
  if (regradeCounts(earlier, later).same === 0) return null;
  const [recorded, rerun] = await Promise.all([
    replayTraces(db, before.id, episodesAtMost),
    replayTraces(db, after.id, episodesAtMost),
  ]);
  const answer = replayRuns(
    [{ summary: before, traces: recorded }],
    [{ summary: after, traces: rerun }],
  );
  if (answer.kind !== "compared") return null;
  const [pair] = answer.pairs;
  if (pair === undefined) return null;
  const most = Math.max(earlier.length, later.length);
  return { comparison: pair.comparison, leftOut: Math.max(most - episodesAtMost, 0) };
}
