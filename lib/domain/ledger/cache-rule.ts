/** What may happen to the tokens a provider read from its cache. They are part of the input tokens. */
export const cacheRuleIds = ["full_price", "cached_price", "cached_counted_twice"] as const;
export type CacheRuleId = (typeof cacheRuleIds)[number];

export interface CacheRule {
  readonly id: CacheRuleId;
  readonly title: string;
  /** Whether cached tokens cost what input costs. */
  readonly chargesInputPrice: boolean;
  /** Whether cached tokens cost what cached input costs; with both, they are charged twice. */
  readonly chargesCachedPrice: boolean;
}

/** The rules as data. Twice is what HAL's harness did from 2025-09-08 to 2025-09-21 (hal.md 1.5). */
export const cacheRules: Readonly<Record<CacheRuleId, CacheRule>> = {
  full_price: {
    id: "full_price",
    title: "cached tokens at full price",
    chargesInputPrice: true,
    chargesCachedPrice: false,
  },
  cached_price: {
    id: "cached_price",
    title: "cached tokens at the cached price",
    chargesInputPrice: false,
    chargesCachedPrice: true,
  },
  cached_counted_twice: {
    id: "cached_counted_twice",
    title: "cached tokens at full price and again at the cached price",
    chargesInputPrice: true,
    chargesCachedPrice: true,
  },
};
