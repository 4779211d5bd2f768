import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import { type ReplayTrace, replayTrace } from "#lib/domain/replay/replay-trace.ts";
import type { RunReading } from "./read-report.ts";

/** What the episodes of a reading are replayed by, their timelines given by ordinal. */
export function runTraces(
  { episodes }: Pick<RunReading, "episodes">,
  eventsOf: (ordinal: number) => readonly EpisodeEvent[],
): ReplayTrace[] {
  return episodes.map(({ task, trial, ordinal, trajectoryDigest = null, score }) => {
    const { archivedValue: returned, status, reason } = score;
    const placed = { task, trial, trajectoryDigest, returned, status, reason };
    return replayTrace(placed, eventsOf(ordinal));
  });
}
