import { binaryScale, outcomeOf } from "../numbers/scale.ts";
import type { ComparedScore } from "./compared-score.ts";

/** An episode that passed (1), failed (0) or was never scored (null); of whose task nothing is known. */
export function scoreOf(
  task: string,
  scaled: number | null,
  facts: Partial<ComparedScore> = {},
): ComparedScore {
  return {
    ...{ task, trial: 0, scaled, requiresWrite: null, emptyReference: null },
    status: scaled === null ? "unscored" : "valid",
    reason: scaled === null ? "scorer_not_triggered" : null,
    outcome: scaled === null ? null : outcomeOf(scaled, binaryScale),
    ...facts,
  };
}

/** So many passes, fails and never scored, each on a task of its own, from task 1 on. */
export function workedScores(
  pass: number,
  fail: number,
  unscored: number,
): readonly ComparedScore[] {
  const values = [
    ...Array.from({ length: pass }, () => 1),
    ...Array.from({ length: fail }, () => 0),
    ...Array.from({ length: unscored }, () => null),
  ];
  return values.map((value, at) => scoreOf(String(at + 1), value));
}
