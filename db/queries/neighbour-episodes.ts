import { and, asc, desc, eq, gt, isNotNull, lt, type SQL } from "drizzle-orm";
import type { Database } from "../database.ts";
import { episodes, runs } from "../schema/index.ts";

interface EpisodeName {
  readonly task: string;
  readonly trial: number;
}

export interface NeighbourEpisodes {
  readonly previous: EpisodeName | null;
  readonly next: EpisodeName | null;
}

/** The episodes before and after one in the archive's order; null at the ends. */
export async function neighbourEpisodes(
  db: Database,
  runId: string,
  ordinal: number,
): Promise<NeighbourEpisodes> {
  const [previous, next] = await Promise.all([
    nearest(db, runId, lt(episodes.ordinal, ordinal), desc(episodes.ordinal)),
    nearest(db, runId, gt(episodes.ordinal, ordinal), asc(episodes.ordinal)),
  ]);
  return { previous, next };
}

async function nearest(
  db: Database,
  runId: string,
  side: SQL,
  order: SQL,
): Promise<EpisodeName | null> {
  const [found = null] = await db
    .select({ task: episodes.task, trial: episodes.trial })
    .from(episodes)
    .innerJoin(runs, eq(runs.id, episodes.runId))
    .where(and(eq(episodes.runId, runId), isNotNull(runs.publishedAt), side))
    .orderBy(order)
    .limit(1);
  return found;
}
