import type { ExecutionStatus } from "#lib/domain/episode/execution-status.ts";
import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import type { Outcome, ScoreReason, ScoreStatus } from "#lib/domain/score/score-status.ts";
import { type EpisodeCostText, episodeCostText } from "../episode/episode-cost.ts";
import { episodeOutcome, type OutcomeText } from "../episode/episode-outcome.ts";
import { executionWords } from "../episode/execution-words.ts";

/** An episode as the run's table needs it. */
export interface ListedEpisode {
  readonly ordinal: number;
  readonly task: string;
  readonly trial: number;
  readonly planned: boolean;
  readonly execution: ExecutionStatus;
  readonly terminationWord: string | null;
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly archivedValue: string | null;
  readonly outcome: Outcome | null;
}

/** One line of a run's table of episodes. */
export interface EpisodeLine {
  readonly key: number;
  readonly task: string;
  readonly trial: number;
  readonly outcome: OutcomeText;
  readonly isPlanned: boolean;
  /** The number as archived; null where the archive has none. */
  readonly archived: string | null;
  readonly execution: string;
  /** The archive's own word for the end; null where it has none. */
  readonly word: string | null;
  readonly cost: EpisodeCostText;
}

export function episodeLine(
  episode: ListedEpisode,
  costs: readonly EpisodeCost[] | undefined,
): EpisodeLine {
  const { ordinal, task, trial, planned, execution, terminationWord, archivedValue } = episode;
  return {
    key: ordinal,
    task,
    trial,
    outcome: episodeOutcome(episode),
    isPlanned: planned,
    archived: archivedValue,
    execution: executionWords[execution],
    word: terminationWord,
    cost: episodeCostText(costs === undefined ? [] : costs),
  };
}
