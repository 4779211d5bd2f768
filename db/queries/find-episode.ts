import { gunzipSync } from "node:zlib";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { actors } from "#lib/domain/attribution/attribution.ts";
import {
  type EpisodeEvent,
  eventKinds,
  phases,
  producers,
} from "#lib/domain/episode/episode-event.ts";
import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import { confidences } from "#lib/domain/numbers/confidence.ts";
import type { Database } from "../database.ts";
import { episodeCosts, episodes, runs, runTallies, scores, traces } from "../schema/index.ts";
import { type EpisodeRow, episodeColumns, toEpisodeRow } from "./episode-row.ts";

export interface FoundEpisode {
  /** One row a measurement; the first is the one the run was published with. */
  readonly episode: EpisodeRow;
  readonly scores: readonly EpisodeRow[];
  readonly costs: readonly EpisodeCost[];
  /** The timeline; null when none is kept. */
  readonly events: readonly EpisodeEvent[] | null;
}

/** What save-run wrote; checked on the way out because the bytes are ours but the column cannot say so. */
const Events = z.array(
  z.object({
    producer: z.enum(producers),
    phase: z.enum(phases),
    kind: z.enum(eventKinds),
    name: z.string().nullable(),
    text: z.string().nullable(),
    argumentsJson: z.string().nullable(),
    callId: z.string().nullable(),
    isError: z.boolean().nullable(),
    at: z.string().nullable(),
    attempt: z.number().nullable(),
    stateDigest: z.string().nullable(),
    attribution: z
      .object({
        actor: z.enum(actors),
        text: z.string(),
        source: z.string(),
        confidence: z.enum(confidences),
      })
      .exactOptional(),
  }),
);

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
    events: trace === undefined ? null : unpacked(trace.events),
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
    .orderBy(asc(scores.measurementKey));
  return rows.map(toEpisodeRow);
}

function unpacked(bytes: Uint8Array): readonly EpisodeEvent[] {
  return Events.parse(JSON.parse(gunzipSync(bytes).toString("utf8")));
}
