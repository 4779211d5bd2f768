import type { CacheRuleId } from "./cache-rule.ts";

/**
 * What a model without a price does to a total: makes it unknown, or counts nothing. The second is what
 * HAL's harness does without saying so (hal.md 1.5); it explains figures and never makes one of ours.
 */
export const unpricedRules = ["unknown", "counts_zero"] as const;
export type UnpricedRule = (typeof unpricedRules)[number];

/**
 * One way in which an archive's own total can be had from its own token totals. It proves prices and
 * rules, not how often a call was counted (decisions.md 13).
 */
export interface CostReproduction {
  readonly priceTable: string;
  readonly priceTableTitle: string;
  readonly cacheRule: CacheRuleId;
  readonly unpricedRule: UnpricedRule;
  /** The models that count nothing under `counts_zero`. */
  readonly unpricedModels: readonly string[];
  readonly usd: number;
  /** The archive's figure as written. */
  readonly reported: string;
  /** How far the two lie apart. */
  readonly agreesWithinUsd: number;
  /** Whether the prices were worked out from totals such as this one. */
  readonly inferred: boolean;
  readonly sentence: string;
}
