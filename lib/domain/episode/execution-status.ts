/** How an episode's own loop ended. It says nothing about the score: a timeout may carry a valid 0.8. */
export const executionStatuses = [
  "finished",
  "limit",
  "timeout",
  "error",
  "cancelled",
  "not_run",
  "unknown",
] as const;
export type ExecutionStatus = (typeof executionStatuses)[number];
