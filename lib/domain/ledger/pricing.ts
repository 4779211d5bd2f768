import { type CacheRuleId, cacheRules } from "./cache-rule.ts";
import { modelPrice } from "./model-price.ts";
import type { PriceTable } from "./price-table.ts";
import { tellingTables } from "./telling-tables.ts";
import type { UsageGroup } from "./usage-group.ts";

/** One table under one of its rules; null is the money the log itself states. */
export interface Pricing {
  readonly table: PriceTable;
  readonly rule: CacheRuleId;
}

/**
 * The ways of pricing these usages that give figures of their own: of the tables that tell something
 * about the models, those rules that change something. A rule for cached tokens changes nothing where no
 * usage states any. The table's own rule stands first.
 */
export function pricingsOf(
  groups: readonly UsageGroup[],
  tables: readonly PriceTable[],
): readonly Pricing[] {
  const models = groups.map(({ model }) => model);
  return tellingTables(tables, models).flatMap((table) => {
    const rules = table.cacheRules.filter((rule) => changes(rule, table, groups));
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
