import type { Problem, ProblemEffect } from "#lib/domain/problem.ts";
import { plainWord } from "../words/plain-word.ts";

export interface ProblemGroup {
  readonly effect: ProblemEffect;
  readonly title: string;
  readonly problems: readonly Problem[];
  /** How many more there are than are shown. */
  readonly left: number;
}

const titles = {
  refused: "The archive was not understood",
  row_lost: "Rows that cannot be taken as they stand",
  score_lost: "Scores that are not believed",
  note: "Notes: nothing is lost",
} as const satisfies Record<ProblemEffect, string>;

const order = ["refused", "row_lost", "score_lost", "note"] as const;

/** Problems by what they cost, those that bar publishing first; at most `limit` of each effect. */
export function problemGroups(
  problems: readonly Problem[],
  limit: number,
): readonly ProblemGroup[] {
  return order.flatMap((effect) => {
    const found = problems.filter((problem) => problem.effect === effect);
    if (found.length === 0) return [];
    const shown = found.slice(0, limit);
    return [{ effect, title: titles[effect], problems: shown, left: found.length - shown.length }];
  });
}

/** A problem's code as a label. */
export function problemLabel({ code }: Problem): string {
  return plainWord(code);
}
