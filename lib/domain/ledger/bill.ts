import { type Decimal, parseDecimal } from "../numbers/decimal.ts";
import { compareCodePoints } from "../order/compare-code-points.ts";
import { cacheRules } from "./cache-rule.ts";
import { decimalSum } from "./decimal-sum.ts";
import { modelPrice } from "./model-price.ts";
import { priceOfUsage } from "./price-of-usage.ts";
import type { Pricing } from "./pricing.ts";
import type { UsageCall } from "./usage-call.ts";
import type { UsageGroup } from "./usage-group.ts";

/** The money of some usages. */
export interface Bill {
  /** The sum of what has a price; null when nothing has. */
  readonly known: Decimal | null;
  /** Whether everything has a price. */
  readonly isWhole: boolean;
  readonly unpricedModels: readonly string[];
}

/** A bill by a price table. */
export interface PricedBill extends Bill {
  /** Whether nothing but the unpriced models lacks a price: no number of tokens is missing. */
  readonly explainsAll: boolean;
}

/** What a table makes of the usages; a model it does not know is named, never free. */
export function pricedBill(groups: readonly UsageGroup[], { table, rule }: Pricing): PricedBill {
  const lines = groups.map((group) => ({ group, price: modelPrice(table, group.model) }));
  const unpriced = lines.filter(({ price }) => price === null).map(({ group }) => group.model);
  const amounts = lines.map(({ group, price }) =>
    price === null ? null : priceOfUsage(group, price, cacheRules[rule]),
  );
  const missing = amounts.filter((amount) => amount === null).length;
  return {
    ...billOf(amounts, [...new Set(unpriced)].toSorted(compareCodePoints)),
    explainsAll: missing === unpriced.length,
  };
}

/**
 * What the log itself states for its spans. A span's own figure is for all models it names, so for one
 * `model` it counts only where the span names no other.
 */
export function recordedBill(events: readonly UsageCall[], model: string | null): Bill {
  const amounts = events.map(({ recordedUsd, usages }) => {
    const isShared = model !== null && usages.some((usage) => usage.model !== model);
    return recordedUsd === null || isShared ? null : parseDecimal(String(recordedUsd));
  });
  return billOf(amounts, []);
}

function billOf(amounts: readonly (Decimal | null)[], unpricedModels: readonly string[]): Bill {
  const known = amounts.filter((amount) => amount !== null);
  return {
    known: known.length === 0 ? null : decimalSum(known),
    isWhole: known.length === amounts.length,
    unpricedModels,
  };
}
