import { type CacheRuleId, cacheRules } from "./cache-rule.ts";
import { modelPrice } from "./model-price.ts";
import type { PriceTable } from "./price-table.ts";
import type { UsageGroup } from "./usage-group.ts";

/** One table under one of its rules; null is the money the log itself states. */
export interface Pricing {
  readonly table: PriceTable;
  readonly rule: CacheRuleId;
}

/**
 * The ways of pricing these usages that give figures of their own: tables that know at least one of the
 * models, and of their rules those that change something. A rule for cached tokens changes nothing where
 * no usage states any. The table's own rule stands first.
 */
export function pricingsOf(
  groups: readonly UsageGroup[],
  tables: readonly PriceTable[],
): readonly Pricing[] {
  return tables.flatMap((table) => {
    const knows = groups.some(({ model }) => modelPrice(table, model) !== null);
    const rules = knows ? table.cacheRules.filter((rule) => changes(rule, table, groups)) : [];
    return rules.map((rule) => ({ table, rule }));
  });
}

function changes(rule: CacheRuleId, table: PriceTable, groups: readonly UsageGroup[]): boolean {
  if (!cacheRules[rule].chargesCachedPrice) return true;
  return groups.some(({ model, cachedInputTokens }) => {
    const cachedInput = modelPrice(table, model)?.cachedInput ?? null;
    return cachedInput !== null && cachedInputTokens !== null && cachedInputTokens > 0;
  });
}
