import { type ExecutionStatus, executionStatuses } from "#lib/domain/episode/execution-status.ts";
import type { Problem } from "#lib/domain/problem.ts";

/** The writer's word for how the loop ended; a word outside the list is unknown, and a note says so. */
export function toExecution(
  word: string | null | undefined,
  source: string,
): { readonly execution: ExecutionStatus; readonly problems: readonly Problem[] } {
  if (word === null || word === undefined) return { execution: "unknown", problems: [] };
  const execution = executionStatuses.find((status) => status === word);
  if (execution !== undefined) return { execution, problems: [] };
  const message = `"${word}" is no execution status (${executionStatuses.join(", ")}); it is read as unknown. The harness's own word belongs into "termination".`;
  const problem = { code: "unknown_word", effect: "note", source, message } as const;
  return { execution: "unknown", problems: [problem] };
}
