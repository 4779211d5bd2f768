import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { outcomeOf } from "#lib/domain/numbers/scale.ts";
import type { GradedTrajectory } from "#lib/domain/replay/regrade.ts";
import type { Database } from "../database.ts";
import { episodes, runs, runTallies, scores } from "../schema/index.ts";

export interface TrajectoryTwin extends GradedTrajectory {
  readonly runId: string;
}

interface Sought {
  /** The run that asks: it is no twin of itself. */
  readonly except: string;
  readonly benchmark: string;
  readonly taskSet: string;
  readonly digests: readonly string[];
}

/** Episodes of other published runs of a task set whose trajectories have these digests, as archived. */
export async function trajectoryTwins(
  db: Database,
  { except, benchmark, taskSet, digests }: Sought,
): Promise<readonly TrajectoryTwin[]> {
  return await select(
    db,
    and(
      sql`${episodes.trajectoryDigest} = any(${sql.param([...digests])}::text[])`,
      eq(runs.benchmark, benchmark),
      eq(runs.taskSet, taskSet),
      ne(runs.id, except),
    ),
  );
}

/** The episodes of a published run whose trajectory has a digest. */
export async function runTrajectories(
  db: Database,
  runId: string,
): Promise<readonly TrajectoryTwin[]> {
  return await select(db, and(eq(episodes.runId, runId), isNotNull(episodes.trajectoryDigest)));
}

async function select(db: Database, condition: SQL | undefined): Promise<TrajectoryTwin[]> {
  const rows = await db
    .select({
      runId: episodes.runId,
      task: episodes.task,
      trial: episodes.trial,
      trajectoryDigest: episodes.trajectoryDigest,
      status: scores.status,
      value: scores.value,
      low: runTallies.scaleLow,
      high: runTallies.scaleHigh,
      threshold: runTallies.scaleThreshold,
    })
    .from(episodes)
    .innerJoin(runs, eq(runs.id, episodes.runId))
    .innerJoin(scores, and(eq(scores.runId, episodes.runId), eq(scores.ordinal, episodes.ordinal)))
    .innerJoin(
      runTallies,
      and(eq(runTallies.runId, scores.runId), eq(runTallies.measurementKey, scores.measurementKey)),
    )
    .where(and(condition, isNotNull(runs.publishedAt), eq(scores.scoreSource, "archived")))
    .orderBy(episodes.runId, episodes.ordinal);
  return rows.map(({ value, low, high, threshold, ...row }) => ({
    ...row,
    outcome: value === null ? null : outcomeOf(value, { low, high, threshold }),
  }));
}
