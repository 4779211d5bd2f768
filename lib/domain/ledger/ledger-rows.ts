import { type Bill, pricedBill, recordedBill } from "./bill.ts";
import { billSlices, isInSlice } from "./bill-slices.ts";
import type { BillingEvents } from "./billing-events.ts";
import type { LedgerRow } from "./cost-ledger.ts";
import { decimalNumber } from "./decimal-number.ts";
import type { Pricing } from "./pricing.ts";
import { slicer } from "./slice-usage.ts";
import { spanBases } from "./span-bases.ts";
import type { UsageCall } from "./usage-call.ts";
import { tokenSum, type UsageGroup } from "./usage-group.ts";

/** What the rows of a ledger are made of. */
export interface RowSource {
  readonly events: BillingEvents;
  readonly pricings: readonly Pricing[];
  /** Model calls whose cost is unknown. */
  readonly unbilled: readonly UsageCall[];
}

/** Every basis that can be had, for every slice: as the log itself states it, then by every pricing. */
export function ledgerRows({ events, pricings, unbilled }: RowSource): readonly LedgerRow[] {
  return spanBases.flatMap((basis) => {
    const counted = events[basis];
    if (counted === null) return [];
    const usageIn = slicer(counted);
    return billSlices([...counted, ...unbilled]).flatMap((slice) => {
      const isComplete = !unbilled.some((call) => isInSlice(slice, call));
      const { groups, events: some } = usageIn(slice);
      const row = { basis, ...slice, events: some.length, ...tokens(groups) };
      return [
        { ...row, ...recordedMoney(recordedBill(some, slice.model), isComplete) },
        ...pricings.map((pricing) => ({
          ...row,
          ...pricedMoney(pricedBill(groups, pricing), isComplete, pricing),
        })),
      ];
    });
  });
}

function tokens(groups: readonly UsageGroup[]) {
  return {
    inputTokens: tokenSum(groups, "inputTokens"),
    outputTokens: tokenSum(groups, "outputTokens"),
    cachedInputTokens: tokenSum(groups, "cachedInputTokens"),
    cacheWriteTokens: tokenSum(groups, "cacheWriteTokens"),
  };
}

function recordedMoney(bill: Bill, isComplete: boolean) {
  return { priceTable: null, cacheRule: null, ...money(bill, isComplete) };
}

function pricedMoney(bill: Bill, isComplete: boolean, { table, rule }: Pricing) {
  return { priceTable: table.id, cacheRule: rule, ...money(bill, isComplete) };
}

function money({ known, isWhole, unpricedModels }: Bill, isComplete: boolean) {
  const usdKnown = known === null ? null : decimalNumber(known);
  return { usd: isWhole && isComplete ? usdKnown : null, usdKnown, unpricedModels };
}
