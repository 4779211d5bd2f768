import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";

export type OnTrace = (
  runId: string,
  ordinal: number,
  events: readonly EpisodeEvent[],
) => Promise<void>;

interface HeldCalls {
  readonly onTrace: OnTrace;
  eventsOf(runId: string, ordinal: number): readonly EpisodeEvent[];
}

/** Holds the calls and results of every timeline that passes by, and hands the whole timeline on. */
export function heldCalls(next: OnTrace | undefined): HeldCalls {
  const held = new Map<string, readonly EpisodeEvent[]>();
  return {
    async onTrace(runId, ordinal, events) {
      const calls = events.filter(({ kind }) => kind === "tool_call" || kind === "tool_result");
      held.set(`${runId} ${ordinal}`, calls);
      await next?.(runId, ordinal, events);
    },
    eventsOf: (runId, ordinal) => held.get(`${runId} ${ordinal}`) ?? [],
  };
}
