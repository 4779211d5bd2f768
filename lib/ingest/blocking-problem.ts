import type { Problem } from "#lib/domain/problem.ts";

/** The first problem for which an archive is not published: a row would be missing from it, or all are. */
export function blockingProblem(problems: readonly Problem[]): Problem | null {
  const found = problems.find(({ effect }) => effect === "row_lost" || effect === "refused");
  return found === undefined ? null : found;
}
