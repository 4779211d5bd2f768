import { type Bill, pricedBill } from "./bill.ts";
import { type CacheRuleId, cacheRuleIds, cacheRules } from "./cache-rule.ts";
import type { CostReproduction } from "./cost-reproduction.ts";
import { decimalNumber } from "./decimal-number.ts";
import type { PriceTable } from "./price-table.ts";
import { tellingTables } from "./telling-tables.ts";
import type { ModelUsage } from "./usage-call.ts";
import { tokenGroups, type UsageGroup } from "./usage-group.ts";

/** What an archive without spans says of its bill. */
export interface StatedCost {
  /** Token totals, one or more for each model. */
  readonly usages: readonly ModelUsage[];
  /** The total as written; null when the archive states none. */
  readonly statedUsd: string | null;
  /** In order of preference. */
  readonly tables: readonly PriceTable[];
}

const withinUsd = 0.01;
const exactUsd = 0.000001;

/**
 * Every combination of price table, cache rule and unpriced-model rule that makes the stated total, to
 * under one cent, out of the stated tokens. Best first: figures that are exact, then published prices
 * before inferred ones, then every model priced before some counted as nothing, then the order of the
 * tables and rules. A rule that changes nothing is not named beside the one it equals.
 */
export function reproduceStatedCost(stated: StatedCost): readonly CostReproduction[] {
  const { usages, statedUsd, tables } = stated;
  if (statedUsd === null) return [];
  const groups = tokenGroups(usages);
  const telling = tellingTables(
    tables,
    usages.map(({ model }) => model),
  );
  const found = telling.flatMap((table) => reproductionsBy(table, groups, statedUsd));
  return found.toSorted((a, b) => place(a) - place(b));
}

function place({ agreesWithinUsd, inferred, unpricedRule }: CostReproduction): number {
  const isNear = agreesWithinUsd > exactUsd;
  const countsZero = unpricedRule === "counts_zero";
  return (isNear ? 4 : 0) + (inferred ? 2 : 0) + (countsZero ? 1 : 0);
}

function reproductionsBy(
  table: PriceTable,
  groups: readonly UsageGroup[],
  statedUsd: string,
): readonly CostReproduction[] {
  const tried = new Set<number>();
  return cacheRuleIds.flatMap((rule) => {
    if (!table.cacheRules.includes(rule)) return [];
    const bill = pricedBill(groups, { table, rule });
    if (!bill.explainsAll || bill.known === null) return [];
    const usd = decimalNumber(bill.known);
    const isNew = !tried.has(usd);
    tried.add(usd);
    const distance = distanceUsd(usd, statedUsd);
    if (!(isNew && distance < withinUsd)) return [];
    return [reproduction({ table, rule, bill, usd, distance, statedUsd })];
  });
}

/** To a billionth of a dollar; NaN where the archive states no number, which nothing reproduces. */
function distanceUsd(usd: number, statedUsd: string): number {
  return Number(Math.abs(usd - Number(statedUsd)).toFixed(9));
}

interface Found {
  readonly table: PriceTable;
  readonly rule: CacheRuleId;
  readonly bill: Bill;
  readonly usd: number;
  readonly distance: number;
  readonly statedUsd: string;
}

function reproduction({ table, rule, bill, usd, distance, statedUsd }: Found): CostReproduction {
  const { unpricedModels } = bill;
  return {
    priceTable: table.id,
    priceTableTitle: table.title,
    cacheRule: rule,
    unpricedRule: unpricedModels.length === 0 ? "unknown" : "counts_zero",
    unpricedModels,
    usd,
    reported: statedUsd,
    agreesWithinUsd: distance,
    inferred: table.inferred !== null,
    sentence: sentence(table, rule, unpricedModels),
  };
}

function sentence(table: PriceTable, rule: CacheRuleId, unpriced: readonly string[]): string {
  const parts = [table.title, cacheRules[rule].title];
  if (unpriced.length > 0) parts.push(`${unpriced.join(", ")} without a price, counted as nothing`);
  const inferred = table.inferred === null ? "" : ` ${table.inferred}`;
  return `Reproduced by ${parts.join("; ")}.${inferred}`;
}
