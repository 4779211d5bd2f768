import type { CostRole } from "./cost.ts";

/**
 * Tokens of one model, null where the log does not say. `inputTokens` includes the cached ones;
 * `cachedInputTokens` were read from the provider's cache, `cacheWriteTokens` were written to it.
 */
export interface TokenUsage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cachedInputTokens: number | null;
  readonly cacheWriteTokens: number | null;
}

export interface ModelUsage extends TokenUsage {
  /** The model's name as the log writes it, never normalised: a price table says which names it knows. */
  readonly model: string;
}

/**
 * One span of the model-call log. A parent's usage may repeat its children's, so spans are not yet
 * billing events: lib/domain/ledger makes events of them (measurement.md 6).
 */
export interface UsageCall {
  /** The run's ref inside its archive. */
  readonly run: string;
  /** Null when the span belongs to no task: billed, yet in no episode. */
  readonly task: string | null;
  readonly trial: number | null;
  readonly source: string;
  /** Ids are unique only inside their namespace (project, process, trace file). */
  readonly namespace: string;
  readonly id: string | null;
  readonly parentId: string | null;
  readonly operation: string | null;
  /** The model asked for, null when the span is no model call (orchestration). */
  readonly model: string | null;
  /** Whose response ids these are. */
  readonly provider: string | null;
  readonly responseId: string | null;
  readonly attempt: number | null;
  readonly role: Exclude<CostRole, "all">;
  /** Empty when the span carries no usage: unknown, not zero. A parent may carry several models'. */
  readonly usages: readonly ModelUsage[];
  /** A cost the log itself states for this span. */
  readonly recordedUsd: number | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** Whether the call failed; null when the log does not say. */
  readonly failed: boolean | null;
}
