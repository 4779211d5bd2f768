import { and, asc, eq, isNotNull } from "drizzle-orm";
import { type ReplayTrace, replayTrace } from "#lib/domain/replay/replay-trace.ts";
import type { Database } from "../database.ts";
import { episodes, runs, scores, traces } from "../schema/index.ts";
import { unpackEvents } from "./unpack-events.ts";

/** The first episodes of a published run whose timeline is kept, with their calls and archived numbers. */
export async function replayTraces(
  db: Database,
  runId: string,
  limit: number,
): Promise<readonly ReplayTrace[]> {
  const rows = await db
    .select({
      task: episodes.task,
      trial: episodes.trial,
      trajectoryDigest: episodes.trajectoryDigest,
      returned: scores.archivedValue,
      status: scores.status,
      reason: scores.reason,
      events: traces.events,
    })
    .from(episodes)
    .innerJoin(runs, eq(runs.id, episodes.runId))
    .innerJoin(scores, and(eq(scores.runId, episodes.runId), eq(scores.ordinal, episodes.ordinal)))
    .innerJoin(traces, and(eq(traces.runId, episodes.runId), eq(traces.ordinal, episodes.ordinal)))
    .where(
      and(
        eq(episodes.runId, runId),
        isNotNull(runs.publishedAt),
        eq(scores.scoreSource, "archived"),
      ),
    )
    .orderBy(asc(episodes.ordinal))
    .limit(limit);
  return rows.map(({ events, ...placed }) => replayTrace(placed, unpackEvents(events)));
}
