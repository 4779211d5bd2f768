import { binaryScale, type Scale } from "#lib/domain/numbers/scale.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { Plan, RunRecord } from "#lib/domain/record.ts";
import type { BenchmarkReading, EpisodeItem, HalEpisode } from "./benchmark-reading.ts";

interface Listed {
  readonly episodes: readonly HalEpisode[];
  readonly problems: readonly Problem[];
  /** As found, unless told. */
  readonly plan?: Plan;
  /** Pass and fail only, unless told. */
  readonly scale?: Scale;
  readonly accuracyOver?: number | null;
  readonly notes?: RunRecord["notes"];
}

/** The reading of a benchmark without traces, whose episodes are few and small enough to be listed. */
export function listedReading(listed: Listed): BenchmarkReading {
  const {
    episodes,
    problems,
    plan = { source: "as_found" },
    scale = binaryScale,
    accuracyOver = null,
  } = listed;
  return {
    ...{ problems, plan, scale, tasks: [], taskSetHash: null, readsCalls: false, accuracyOver },
    mode: "not_applicable",
    notes: listed.notes ?? [],
    episodes: () => itemsOf(episodes),
  };
}

async function* itemsOf(episodes: readonly HalEpisode[]): AsyncGenerator<EpisodeItem> {
  for (const episode of episodes) yield { kind: "episode", episode };
}
