import type { ExecutionStatus } from "#lib/domain/episode/execution-status.ts";
import type { Outcome, ScoreReason, ScoreStatus } from "#lib/domain/score/score-status.ts";
import { episodeReason, scorerSentence } from "./episode-reason.ts";
import { executionWords } from "./execution-words.ts";

/** An episode as its page explains it. */
export interface ExplainedEpisode {
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly outcome: Outcome | null;
  readonly value: number | null;
  readonly archivedValue: string | null;
  readonly execution: ExecutionStatus;
  readonly terminationWord: string | null;
  readonly planned: boolean;
}

/** The first thing an episode's page says: the reader's question and its answer. */
export interface EpisodeAnswer {
  readonly question: string;
  readonly answer: string;
  /** What the number in the archive is worth; null where there is none. */
  readonly archived: string | null;
  readonly scorer: string;
  readonly end: string;
  /** What becomes of it in the run's figures. */
  readonly counted: string;
}

export function episodeAnswer(episode: ExplainedEpisode): EpisodeAnswer {
  const { status, reason } = episode;
  return {
    question: question(episode),
    answer: answer(episode),
    archived: archivedSentence(episode),
    scorer: scorerSentence(status, reason),
    end: endSentence(episode),
    counted: countedSentence(episode),
  };
}

function question({ status, outcome, archivedValue }: ExplainedEpisode): string {
  if (outcome !== null)
    return outcome === "partial" ? "Why is this partial?" : `Why is this a ${outcome}?`;
  if (status === "missing") return "Why is this missing?";
  if (status === "excluded") return "Why is this excluded?";
  if (archivedValue === null) return "Why has this no score?";
  return Number(archivedValue) === 0
    ? "Why is this not a fail?"
    : `Why is the archived ${archivedValue} not believed?`;
}

function answer({ status, reason, outcome, value }: ExplainedEpisode): string {
  if (status !== "valid") return episodeReason(status, reason);
  const gave = `Its score is valid: the value is ${String(value)}`;
  const means = {
    pass: "which the benchmark counts as passed",
    fail: "the bottom of the benchmark's scale",
    partial: "which lies between the bottom of the scale and the pass mark",
  } as const;
  const said = outcome === null ? `${gave}.` : `${gave}, ${means[outcome]}.`;
  return reason === null ? said : `${said} ${episodeReason(status, reason)}`;
}

function archivedSentence({ status, archivedValue }: ExplainedEpisode): string | null {
  if (archivedValue === null) return null;
  return status === "valid"
    ? `The archive says ${archivedValue}.`
    : `The archive says ${archivedValue}. It is kept as written, and no score is made of it.`;
}

function endSentence({ execution, terminationWord, status }: ExplainedEpisode): string {
  if (status === "missing") return "Nobody knows whether it was ever run.";
  const ended = `The episode ${endVerb[execution]}`;
  return terminationWord === null
    ? `${ended}; the archive has no word of its own for its end.`
    : `${ended}; the archive's own word is ${terminationWord}.`;
}

const endVerb = {
  ...executionWords,
  finished: "finished",
  limit: "was stopped at a limit",
  cancelled: "was cancelled",
  not_run: "was never run",
  unknown: "ended in a way nobody recorded",
} as const satisfies Record<ExecutionStatus, string>;

function countedSentence({ status, planned }: ExplainedEpisode): string {
  if (!planned) return "It lies outside the plan and counts in no figure of ours.";
  if (status === "valid") return "It counts as scored.";
  if (status === "excluded") return "It counts in no figure.";
  return "It counts as unresolved: it could have been a pass or a fail, so it widens the bounds of the score and is no fail.";
}
