import type { Database } from "#db/database.ts";
import { findRun } from "#db/queries/find-run.ts";
import { type TrajectoryTwin, trajectoryTwins } from "#db/queries/trajectory-twins.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { type GradedTrajectory, type Regrade, regradeCounts } from "#lib/domain/replay/regrade.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";

type GradedRun = Pick<RunSummary, "id" | "benchmark" | "taskSet" | "measurement">;

/** Changed results that a report names; it counts them all. */
const changesNamed = 200;

/** Published runs whose trajectories a run's episodes are, by content alone: those that share most first, and of them the first published. */
export async function findRegrades(
  db: Database,
  run: GradedRun,
  episodes: readonly GradedTrajectory[],
): Promise<readonly Regrade[]> {
  const { name } = run.taskSet;
  const digests = episodes.flatMap(({ trajectoryDigest: digest }) =>
    digest === null ? [] : [digest],
  );
  if (name === null || digests.length === 0) return [];
  const sought = { except: run.id, benchmark: run.benchmark, taskSet: name, digests };
  const regrades: Regrade[] = [];
  for (const [id, twins] of byRun(await trajectoryTwins(db, sought))) {
    const counts = regradeCounts(twins, episodes);
    const found = counts.same === 0 ? null : await findRun(db, id);
    if (found !== null) regrades.push(regradeOf(run, found.run, counts));
  }
  return regrades.toSorted(byLikeness);
}

/** The first published is the nearest to the recording: a later one may hold results of a re-run. */
function byLikeness(a: Regrade, b: Regrade): number {
  return b.same - a.same || Date.parse(a.of.publishedAt) - Date.parse(b.of.publishedAt);
}

function byRun(twins: readonly TrajectoryTwin[]): ReadonlyMap<string, TrajectoryTwin[]> {
  const runs = new Map<string, TrajectoryTwin[]>();
  for (const twin of twins) {
    const some = runs.get(twin.runId);
    if (some === undefined) runs.set(twin.runId, [twin]);
    else some.push(twin);
  }
  return runs;
}

function regradeOf(
  here: GradedRun,
  there: BoardRun,
  { episodes, same, changed }: ReturnType<typeof regradeCounts>,
): Regrade {
  const { id, board, publishedAt, measurement } = there;
  return {
    run: here.id,
    of: { id, board, publishedAt },
    scorerVersion: {
      here: here.measurement.scorerVersion,
      there: measurement.scorerVersion,
    },
    ...{ episodes, same, changes: changed.length, changed: changed.slice(0, changesNamed) },
  };
}
