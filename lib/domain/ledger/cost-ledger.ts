import type { CacheRuleId } from "./cache-rule.ts";
import type { CostBasis, CostRole } from "./cost.ts";
import type { UnpricedRule } from "./cost-reproduction.ts";

/** The bases that can be computed from spans. */
export type SpanBasis = Exclude<CostBasis, "reported">;

/** What one basis gives for one role and model, priced by one table or not at all. */
export interface LedgerRow {
  readonly basis: SpanBasis;
  readonly role: CostRole;
  /** Null for all models; else the name as the log writes it. */
  readonly model: string | null;
  /** Null: not priced by us; the money is then what the log itself states for its spans. */
  readonly priceTable: string | null;
  readonly cacheRule: CacheRuleId | null;
  /** Spans, or responses, that are counted. */
  readonly events: number;
  /** Null when one of the counted usages does not say. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cachedInputTokens: number | null;
  readonly cacheWriteTokens: number | null;
  /** Null unless every counted usage has a price and every model call a usage: a part would pass for the whole. */
  readonly usd: number | null;
  /** The part that has a price; null when nothing has. */
  readonly usdKnown: number | null;
  /** Models whose usage is counted but has no price. */
  readonly unpricedModels: readonly string[];
}

/**
 * all_spans over once per event: 2 when everything was written twice. Money and tokens differ where the
 * repeated calls are dearer than the rest. Null when a part is unknown or nothing was counted once.
 */
export interface Inflation {
  readonly role: CostRole;
  readonly model: string | null;
  /** By input and output tokens together. */
  readonly tokens: number | null;
  readonly usd: number | null;
  /** By what the money was priced; null when no table was asked. */
  readonly priceTable: string | null;
  readonly cacheRule: CacheRuleId | null;
}

/** Two bases that should agree on a well-formed log and do not. */
export interface BasisDisagreement {
  readonly left: SpanBasis;
  readonly right: SpanBasis;
  /** Input and output tokens together. */
  readonly leftTokens: number;
  readonly rightTokens: number;
  readonly sentence: string;
}

export const oddityKinds = [
  "parent_missing",
  "parent_cycle",
  "id_missing",
  "id_used_twice",
  "id_in_two_namespaces",
  "response_id_missing",
  "response_usage_differs",
  "parent_names_other_model",
  "call_without_usage",
] as const;
export type OddityKind = (typeof oddityKinds)[number];

/** Something about the log that bears on how its spans are counted. */
export interface LedgerOddity {
  readonly kind: OddityKind;
  /** How many spans it concerns (ids, for an id in two namespaces). */
  readonly count: number;
  /** Where to look: sources of the first few, in order. */
  readonly sources: readonly string[];
  readonly sentence: string;
}

/** A way of counting and pricing that gives the archive's own figure, within 0.5 % (decisions.md 12). */
export interface LedgerAgreement {
  readonly basis: SpanBasis;
  readonly priceTable: string | null;
  readonly cacheRule: CacheRuleId | null;
  readonly unpricedRule: UnpricedRule;
  readonly usd: number;
}

/**
 * The bill of one run, or of one task, by basis, role, model and price table (measurement.md 6). Plain
 * JSON: stored with the run's tally. No figure here replaces another.
 */
export interface CostLedger {
  readonly spans: number;
  readonly spansWithUsage: number;
  readonly modelCalls: number;
  readonly modelCallsWithUsage: number;
  /** Model calls whose usage stands nowhere, not with a child nor with the call around them: their cost is unknown. */
  readonly modelCallsUnbilled: number;
  /** Spans of no task: billed, yet in no episode. */
  readonly spansOutsideTasks: number;
  /** The archive's own total as written; null when it states none. */
  readonly statedUsd: string | null;
  /** What "once per event" means here: by_response where every usage-bearing leaf has an id, else leaf_spans. */
  readonly oncePerEvent: { readonly basis: SpanBasis; readonly reason: string };
  readonly bases: readonly LedgerRow[];
  readonly inflation: readonly Inflation[];
  readonly disagreements: readonly BasisDisagreement[];
  readonly oddities: readonly LedgerOddity[];
  readonly agreements: readonly LedgerAgreement[];
  /** The bases among `agreements`, each once; empty when the stated figure agrees with none. */
  readonly statedAgreesWith: readonly SpanBasis[];
}
