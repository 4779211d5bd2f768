import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import type { ExecutionStatus } from "#lib/domain/episode/execution-status.ts";
import type { Mode } from "#lib/domain/measurement.ts";
import type { Scale } from "#lib/domain/numbers/scale.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { Plan, RunRecord, ScoreRecord, TaskRecord } from "#lib/domain/record.ts";
import type { HalRun } from "../hal-run.ts";
import type { EpisodeLogs } from "../log/episode-logs.ts";

/** One episode as a benchmark's results tell of it. */
export interface HalEpisode {
  readonly task: string;
  readonly source: string;
  readonly contentDigest: string;
  readonly execution: ExecutionStatus;
  readonly terminationWord: string | null;
  readonly score: ScoreRecord;
  readonly events: readonly EpisodeEvent[];
}

export type EpisodeItem =
  | { readonly kind: "episode"; readonly episode: HalEpisode }
  | { readonly kind: "problem"; readonly problem: Problem };

/** What one benchmark's `raw_eval_results` say: first about the run, then, when its log was read, episode by episode. */
export interface BenchmarkReading {
  readonly scale: Scale;
  readonly mode: Mode | null;
  readonly tasks: readonly TaskRecord[];
  /** Over what decides the scores of the task set; null where the archive does not hold that. */
  readonly taskSetHash: string | null;
  readonly plan: Plan;
  /** What the harness divides its `accuracy` by, where that is a constant; null where it is what was found. */
  readonly accuracyOver: number | null;
  readonly notes: RunRecord["notes"];
  readonly problems: readonly Problem[];
  /** Whether the episodes need the log's calls, not only their usage. */
  readonly readsCalls: boolean;
  episodes(logs: EpisodeLogs): AsyncIterable<EpisodeItem>;
}

/** Reads one benchmark's results. */
export type BenchmarkReader = (run: HalRun) => Promise<BenchmarkReading>;
