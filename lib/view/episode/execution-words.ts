import type { ExecutionStatus } from "#lib/domain/episode/execution-status.ts";

/** How an episode's own loop ended, in words. */
export const executionWords = {
  finished: "finished",
  limit: "stopped at a limit",
  timeout: "timed out",
  error: "ended in an error",
  cancelled: "cancelled",
  not_run: "never run",
  unknown: "end unknown",
} as const satisfies Record<ExecutionStatus, string>;
