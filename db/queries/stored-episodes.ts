import { and, asc, eq, isNull } from "drizzle-orm";
import type { Scale } from "#lib/domain/numbers/scale.ts";
import type { Database } from "../database.ts";
import { episodes, runTallies, scores } from "../schema/index.ts";

export interface StoredEpisodes {
  readonly scale: Scale;
  /** Each episode with its value under one measurement; null where it has no valid one. */
  readonly episodes: readonly {
    readonly ordinal: number;
    readonly task: string;
    readonly trial: number;
    readonly planned: boolean;
    readonly value: number | null;
  }[];
}

/** All episodes of a run, the missing ones of its plan too, with the run's own scale. */
export async function storedEpisodes(
  db: Database,
  runId: string,
  measurementKey: string,
): Promise<StoredEpisodes> {
  const [scale] = await db
    .select({
      low: runTallies.scaleLow,
      high: runTallies.scaleHigh,
      threshold: runTallies.scaleThreshold,
    })
    .from(runTallies)
    .where(and(eq(runTallies.runId, runId), isNull(runTallies.rescoreId)));
  if (scale === undefined) throw new Error(`run ${runId} has no row of its own`);
  const rows = await db
    .select({
      ordinal: episodes.ordinal,
      task: episodes.task,
      trial: episodes.trial,
      planned: episodes.planned,
      value: scores.value,
    })
    .from(episodes)
    .leftJoin(
      scores,
      and(
        eq(scores.runId, episodes.runId),
        eq(scores.ordinal, episodes.ordinal),
        eq(scores.measurementKey, measurementKey),
      ),
    )
    .where(eq(episodes.runId, runId))
    .orderBy(asc(episodes.ordinal));
  return { scale, episodes: rows };
}
