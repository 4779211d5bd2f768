import type { ExecutionStatus } from "#lib/domain/episode/execution-status.ts";
import type { CountedCall } from "#lib/domain/ledger/counted-call.ts";
import type { Scale } from "#lib/domain/numbers/scale.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { EpisodeRecord, Evidence, TaskRecord } from "#lib/domain/record.ts";
import type { RescoreSummary } from "#lib/domain/replay/rescore-summary.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import type { Outcome, ScoreReason, ScoreStatus } from "#lib/domain/score/score-status.ts";
import type { FoundSecrets } from "#lib/domain/submission/secret.ts";

export interface ArchiveSummary {
  /** Null when the archive could not be opened to the end. */
  readonly sha256: string | null;
  readonly bytes: number | null;
  /** The adapter's id; null when no format was recognised. */
  readonly format: string | null;
  readonly formatVersion: string | null;
}

/** One line of `--episodes`: the missing ones too, when the plan names them. */
export interface EpisodeLine {
  readonly task: string;
  readonly trial: number;
  readonly execution: ExecutionStatus;
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly value: number | null;
  readonly archivedValue: string | null;
  readonly outcome: Outcome | null;
  readonly reportedStatus: string | null;
  readonly source: string | null;
  readonly planned: boolean;
  readonly terminationWord: string | null;
  readonly evidence: readonly Evidence[];
}

/** The JSON of `read`, of the preview and of a submission's report: one code path for all three. */
export interface ReadReport extends FoundSecrets {
  readonly archive: ArchiveSummary;
  readonly runs: readonly RunSummary[];
  /** Absent unless the archive holds re-scores. */
  readonly rescores?: readonly RescoreSummary[];
  readonly problems: readonly Problem[];
}

/** An episode after duplicates and contradictions are settled; its trace was handed out while reading. */
export interface ResolvedEpisode extends Omit<EpisodeRecord, "events"> {
  /** Its place among the run's episodes in the archive, from 0. */
  readonly ordinal: number;
  /** False when the plan does not name it: stored and shown, outside N. */
  readonly planned: boolean;
}

export interface RunReading {
  readonly summary: RunSummary;
  readonly scale: Scale;
  readonly tasks: readonly TaskRecord[];
  readonly episodes: readonly ResolvedEpisode[];
  /** Planned task and trial pairs that the archive does not hold. */
  readonly missing: readonly { readonly task: string; readonly trial: number }[];
  /** Ordinals of exact duplicates, whose traces are not kept. */
  readonly dropped: readonly number[];
  /** The model-call log in the archive's order, counted; empty when the archive has none. */
  readonly usageCalls: Iterable<CountedCall>;
}

/** A re-score as its file has it: nobody has looked for its run yet. */
export interface RescoreReading {
  readonly summary: RescoreSummary;
  readonly episodes: readonly ResolvedEpisode[];
}

export interface ArchiveReading {
  readonly report: ReadReport;
  readonly runs: readonly RunReading[];
  readonly rescores: readonly RescoreReading[];
}
