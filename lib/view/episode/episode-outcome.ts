import { transitionWord } from "#lib/domain/diff/transition-word.ts";
import type { Outcome, ScoreReason, ScoreStatus } from "#lib/domain/score/score-status.ts";
import { reasonLabels, statusLabels } from "../words/score-reason-words.ts";

interface Judged {
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly outcome: Outcome | null;
}

export interface OutcomeText {
  /** pass, fail, partial, unscored, invalid, missing or excluded. */
  readonly word: string;
  /** The status where the word does not say it, and the reason; null for a plain pass or fail. */
  readonly detail: string | null;
  readonly tone: "pass" | "fail" | "open";
}

/** An episode's result as a reader sees it. */
export function episodeOutcome({ status, reason, outcome }: Judged): OutcomeText {
  const word = transitionWord(status, outcome) ?? "excluded";
  const label = statusLabels[status];
  const details = [
    ...(status === "valid" || label === word ? [] : [label]),
    ...(reason === null ? [] : [reasonLabels[reason]]),
  ];
  return { word, detail: details.length === 0 ? null : details.join(", "), tone: toneOf(word) };
}

function toneOf(word: string): OutcomeText["tone"] {
  if (word === "pass") return "pass";
  return word === "fail" || word === "partial" ? "fail" : "open";
}
