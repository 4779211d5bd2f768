import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import type { Database } from "../database.ts";
import { episodeCosts, episodes, runs, runTallies, scores, traces } from "../schema/index.ts";
import { type EpisodeRow, episodeColumns, toEpisodeRow } from "./episode-row.ts";
import { runEffects } from "./run-effects.ts";
import { unpackEvents } from "./unpack-events.ts";

export interface FoundEpisode {
  /** One row a measurement; the first is the one the run was published with. */
  readonly episode: EpisodeRow;
  readonly scores: readonly EpisodeRow[];
  readonly costs: readonly EpisodeCost[];
  /** The timeline; null when none is kept. */
  readonly events: readonly EpisodeEvent[] | null;
}

/** One episode of a published run with its scores, costs and timeline; null when there is none. */
export async function findEpisode(
  db: Database,
  runId: string,
  task: string,
  trial: number,
): Promise<FoundEpisode | null> {
  const rows = await selectScores(db, runId, task, trial);
  const [episode] = rows;
  if (episode === undefined) return null;
  const { ordinal } = episode;
  const costs = await db
    .select()
    .from(episodeCosts)
    .where(and(eq(episodeCosts.runId, runId), eq(episodeCosts.ordinal, ordinal)))
    .orderBy(asc(episodeCosts.place));
  const [trace] = await db
    .select({ events: traces.events })
    .from(traces)
    .where(and(eq(traces.runId, runId), eq(traces.ordinal, ordinal)));
  return {
    episode,
    scores: rows,
    costs: costs.map(({ runId: _run, ordinal: _ordinal, place: _place, ...cost }) => cost),
    events: trace === undefined ? null : unpackEvents(trace.events),
  };
}

async function selectScores(db: Database, runId: string, task: string, trial: number) {
  const rows = await db
    .select(episodeColumns)
    .from(episodes)
    .innerJoin(runs, eq(runs.id, episodes.runId))
    .innerJoin(scores, and(eq(scores.runId, episodes.runId), eq(scores.ordinal, episodes.ordinal)))
    .innerJoin(
      runTallies,
      and(eq(runTallies.runId, scores.runId), eq(runTallies.measurementKey, scores.measurementKey)),
    )
    .where(
      and(
        eq(episodes.runId, runId),
        eq(episodes.task, task),
        eq(episodes.trial, trial),
        isNotNull(runs.publishedAt),
      ),
    )
    .orderBy(sql`${runTallies.rescoreId} is not null`, asc(scores.measurementKey));
  const effectOf = await runEffects(db, runId);
  return rows.map((row) => toEpisodeRow(row, effectOf));
}
