import type { Mode } from "../measurement.ts";

/** What a benchmark or an archive says must be there to replay one task set in one mode. */
export interface ToolNeed {
  readonly taskSet: string;
  readonly mode: Mode;
  readonly tools: readonly string[];
}

/**
 * The tools that a replay of a task set in a mode needs (measurement.md 9): all that any declaration of the pair
 * names. Null when nobody declared the pair, or the mode is unknown: what nobody declared is not "needs none".
 */
export function neededTools(
  needs: readonly ToolNeed[],
  { taskSet, mode }: Pick<ToolNeed, "taskSet" | "mode">,
): ReadonlySet<string> | null {
  if (mode === "unknown") return null;
  const declared = needs.filter((need) => need.taskSet === taskSet && need.mode === mode);
  return declared.length === 0 ? null : new Set(declared.flatMap(({ tools }) => tools));
}
