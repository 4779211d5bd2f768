import type { Problem } from "#lib/domain/problem.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";

/** The problems of an archive that concern one of its runs: all of them when it is the only one, else those of its member. */
export function problemsOfRun(
  { memberPath }: Pick<RunSummary, "memberPath">,
  problems: readonly Problem[],
  runs: number,
): readonly Problem[] {
  if (runs === 1 || memberPath === null) return problems;
  return problems.filter(({ source }) => source === memberPath || isInside(source, memberPath));
}

function isInside(source: string, memberPath: string): boolean {
  return source.startsWith(`${memberPath}#`) || source.startsWith(`${memberPath}/`);
}
