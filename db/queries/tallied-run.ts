import { and, asc, eq } from "drizzle-orm";
import type { TalliedRun } from "#lib/domain/correction/tallied-run.ts";
import type { Database } from "../database.ts";
import { episodes, runs, runTallies, scores, tasks } from "../schema/index.ts";

/** A run under one of its measurements with its stored scores; null for a row of reported figures. */
export async function talliedRun(
  db: Database,
  runId: string,
  measurementKey: string,
): Promise<TalliedRun | null> {
  const [row] = await db
    .select({ tally: runTallies, benchmark: runs.benchmark })
    .from(runTallies)
    .innerJoin(runs, eq(runs.id, runTallies.runId))
    .where(and(eq(runTallies.runId, runId), eq(runTallies.measurementKey, measurementKey)));
  if (row === undefined || row.tally.declared === null) return null;
  const { tally, benchmark } = row;
  return {
    benchmark,
    declared: row.tally.declared,
    scale: { low: tally.scaleLow, high: tally.scaleHigh, threshold: tally.scaleThreshold },
    isSliced: tally.slices !== null,
    rules: tally.rules,
    declaresTrials: tally.plannedSource === "declared" || tally.plannedSource === "task_set",
    tasks: await db.select().from(tasks).where(eq(tasks.runId, runId)),
    episodes: await talliedEpisodes(db, runId, measurementKey),
  };
}

async function talliedEpisodes(
  db: Database,
  runId: string,
  measurementKey: string,
): Promise<TalliedRun["episodes"]> {
  return db
    .select({
      task: episodes.task,
      trial: episodes.trial,
      planned: episodes.planned,
      execution: episodes.execution,
      terminationWord: episodes.terminationWord,
      archivedValue: scores.archivedValue,
      score: { status: scores.status, reason: scores.reason, value: scores.value },
    })
    .from(episodes)
    .innerJoin(
      scores,
      and(
        eq(scores.runId, episodes.runId),
        eq(scores.ordinal, episodes.ordinal),
        eq(scores.measurementKey, measurementKey),
      ),
    )
    .where(eq(episodes.runId, runId))
    .orderBy(asc(episodes.ordinal));
}
