import type { Problem } from "#lib/domain/problem.ts";

/** 0 understood, 1 some row's score is lost, 2 not understood. */
export function exitCode(problems: readonly Problem[]): 0 | 1 | 2 {
  const effects = new Set(problems.map(({ effect }) => effect));
  if (effects.has("refused")) return 2;
  return effects.has("row_lost") || effects.has("score_lost") ? 1 : 0;
}
