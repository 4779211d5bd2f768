import type { CacheRuleId } from "./cache-rule.ts";

/** USD per token. Null where the table has no price of its own: the tokens then cost what input costs. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
  readonly cachedInput: number | null;
  readonly cacheWrite: number | null;
}

/**
 * Prices somebody published, with where they are from. A table is data and never changed: other prices
 * are another table, and each gives a figure of its own (measurement.md 6).
 */
export interface PriceTable {
  readonly id: string;
  readonly title: string;
  /** Where the prices stand: a repository and file, or a page. */
  readonly source: string;
  /** The version of the source, null where it has none. */
  readonly commit: string | null;
  /** ISO day on which the source said so, null when unknown. */
  readonly date: string | null;
  readonly currency: "USD";
  /** The table this one differs from in a few prices or aliases only; null when it stands alone. */
  readonly variantOf: string | null;
  /** Why these prices are nobody's published list but were worked out from totals; null when they were published. */
  readonly inferred: string | null;
  /** What the table can do with cached tokens; the first is its own rule. Never empty. */
  readonly cacheRules: readonly [CacheRuleId, ...CacheRuleId[]];
  /** Another name of a model to its name in `prices`. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly prices: Readonly<Record<string, ModelPrice>>;
}
