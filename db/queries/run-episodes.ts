import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { EpisodeFilter } from "#lib/domain/episode/episode-filter.ts";
import type { Database } from "../database.ts";
import { episodes, runs, runTallies, scores } from "../schema/index.ts";
import { episodeCondition } from "./episode-condition.ts";
import { type EpisodeRow, episodeColumns, toEpisodeRow } from "./episode-row.ts";
import { runEffects } from "./run-effects.ts";

export interface EpisodePage {
  /** The last ordinal of the page before; null for the first page. */
  readonly afterOrdinal: number | null;
  readonly limit: number;
  readonly status?: EpisodeFilter | undefined;
  /** Part of a task's name. */
  readonly query?: string | undefined;
  /** The key of the ruler whose scores are wanted; absent for those the run was published with. */
  readonly measurement?: string | undefined;
}

/** A page of a run's episodes in the archive's order, the missing ones last, each with the score it was published with or another ruler's. */
export async function runEpisodes(
  db: Database,
  runId: string,
  page: EpisodePage,
): Promise<EpisodeRow[]> {
  const rows = await db
    .select(episodeColumns)
    .from(episodes)
    .innerJoin(runs, eq(runs.id, episodes.runId))
    .innerJoin(scores, and(eq(scores.runId, episodes.runId), eq(scores.ordinal, episodes.ordinal)))
    .innerJoin(
      runTallies,
      and(eq(runTallies.runId, scores.runId), eq(runTallies.measurementKey, scores.measurementKey)),
    )
    .where(and(eq(episodes.runId, runId), isNotNull(runs.publishedAt), ...filters(page)))
    .orderBy(asc(episodes.ordinal))
    .limit(page.limit);
  const effectOf = await runEffects(db, runId);
  return rows.map((row) => toEpisodeRow(row, effectOf));
}

function filters({ afterOrdinal, status, query, measurement }: EpisodePage): SQL[] {
  const conditions: SQL[] = [
    measurement === undefined
      ? isNull(runTallies.rescoreId)
      : eq(runTallies.measurementKey, measurement),
  ];
  if (afterOrdinal !== null) conditions.push(gt(episodes.ordinal, afterOrdinal));
  if (status !== undefined) conditions.push(episodeCondition(status));
  if (query !== undefined && query !== "") {
    conditions.push(sql`strpos(lower(${episodes.task}), lower(${query})) > 0`);
  }
  return conditions;
}
