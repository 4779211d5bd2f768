import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import type { ReplaySide } from "#lib/summary/replay-runs.ts";
import { runTraces } from "#lib/summary/run-traces.ts";
import { readPath } from "./read-path.ts";

/** The runs of an archive with their calls, or the sentence that says why there are none. */
export type ReplaySides =
  | { readonly kind: "sides"; readonly sides: readonly ReplaySide[] }
  | { readonly kind: "none"; readonly reason: string };

/** Reads an archive for a replay: of each timeline only the calls are held. */
export async function readReplaySides(path: string): Promise<ReplaySides> {
  const traces = new Map<string, readonly EpisodeEvent[]>();
  const { report, runs } = await readPath(path, {
    onTrace: async (run, ordinal, events) => {
      traces.set(`${run} ${ordinal}`, events.filter(isOfCalls));
    },
  });
  const refused = report.problems.find(({ effect }) => effect === "refused");
  if (refused !== undefined) {
    return { kind: "none", reason: `${refused.source}: ${refused.message}` };
  }
  const sides = runs
    .filter(({ episodes }) => episodes.length > 0)
    .map((run) => ({
      summary: run.summary,
      traces: runTraces(run, (ordinal) => traces.get(`${run.summary.id} ${ordinal}`) ?? []),
    }));
  return { kind: "sides", sides };
}

function isOfCalls({ kind }: EpisodeEvent): boolean {
  return kind === "tool_call" || kind === "tool_result";
}
