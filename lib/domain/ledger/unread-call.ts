import type { UsageCall } from "./usage-call.ts";

/** Stands for the model of a span that cannot be read: it is billed, by a price nobody can look up. */
export const unreadModel = "(span cannot be read)";

/**
 * A span of the model-call log of which only its place is known, and at most its task. It is kept as a model call
 * without usage: leaving it out would make the bill smaller and call it complete (measurement.md 6: unknown is not free).
 */
export function unreadCall({
  run,
  source,
  task,
  trial,
}: Pick<UsageCall, "run" | "source" | "task" | "trial">): UsageCall {
  return {
    ...{ run, source, task, trial, model: unreadModel, role: "unknown", usages: [] },
    ...{ namespace: "", id: null, parentId: null, operation: null, provider: null },
    ...{ responseId: null, attempt: null, recordedUsd: null, failed: null },
    ...{ startedAt: null, endedAt: null },
  };
}
