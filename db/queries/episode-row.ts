import type { EffectOf, EpisodeEffect } from "#lib/domain/correction/episode-effect.ts";
import type { ExecutionStatus } from "#lib/domain/episode/execution-status.ts";
import { outcomeOf, type Scale } from "#lib/domain/numbers/scale.ts";
import type { Evidence } from "#lib/domain/record.ts";
import type { ReplayEvidence } from "#lib/domain/replay/replay-evidence.ts";
import type {
  Outcome,
  ScoreReason,
  ScoreSource,
  ScoreStatus,
} from "#lib/domain/score/score-status.ts";
import { episodes, runTallies, scores } from "../schema/index.ts";

/** One line of a run's episode table: the missing ones of a plan too, without a source. */
export interface EpisodeRow {
  readonly ordinal: number;
  readonly task: string;
  readonly trial: number;
  readonly planned: boolean;
  readonly execution: ExecutionStatus;
  readonly terminationWord: string | null;
  readonly nativeId: string | null;
  readonly source: string | null;
  /** sha256 of the episode's bytes in the archive; null for one that it does not hold. */
  readonly contentDigest: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly measurementKey: string;
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly value: number | null;
  readonly archivedValue: string | null;
  readonly reportedStatus: string | null;
  /** Null for an episode that the archive does not hold. */
  readonly scoreSource: ScoreSource | null;
  readonly evidence: readonly Evidence[];
  /** What stands beside a re-scored or replayed score; null for every other. */
  readonly replay: ReplayEvidence | null;
  /** Null unless the score is valid. */
  readonly outcome: Outcome | null;
  /** What a correction in force does to it: the score above stays as it was stored. Null when there is none. */
  readonly corrected: EpisodeEffect | null;
}

export const episodeColumns = {
  ordinal: episodes.ordinal,
  task: episodes.task,
  trial: episodes.trial,
  planned: episodes.planned,
  execution: episodes.execution,
  terminationWord: episodes.terminationWord,
  nativeId: episodes.nativeId,
  source: episodes.source,
  contentDigest: episodes.contentDigest,
  startedAt: episodes.startedAt,
  endedAt: episodes.endedAt,
  measurementKey: scores.measurementKey,
  status: scores.status,
  reason: scores.reason,
  value: scores.value,
  archivedValue: scores.archivedValue,
  reportedStatus: scores.reportedStatus,
  scoreSource: scores.scoreSource,
  evidence: scores.evidence,
  replay: scores.replay,
  scale: {
    low: runTallies.scaleLow,
    high: runTallies.scaleHigh,
    threshold: runTallies.scaleThreshold,
  },
};

type SelectedEpisode = Omit<EpisodeRow, "outcome" | "corrected"> & { readonly scale: Scale };

export function toEpisodeRow({ scale, ...row }: SelectedEpisode, effectOf: EffectOf): EpisodeRow {
  const outcome = row.value === null ? null : outcomeOf(row.value, scale);
  return { ...row, outcome, corrected: row.planned ? effectOf(row) : null };
}
