import { type Bill, pricedBill, recordedBill } from "./bill.ts";
import { billSlices } from "./bill-slices.ts";
import type { Inflation } from "./cost-ledger.ts";
import { decimalRatio } from "./decimal-ratio.ts";
import type { Pricing } from "./pricing.ts";
import { type SliceUsage, slicer } from "./slice-usage.ts";
import type { UsageCall } from "./usage-call.ts";
import { totalTokens } from "./usage-group.ts";

/**
 * all_spans over once per event for the run, each role and each model: the sum of w_e * m_e with weights
 * from the once-per-event total (measurement.md 6). Never a factor to divide a bill by: one run holds
 * calls that were written twice beside calls that were not.
 */
export function inflations(
  all: readonly UsageCall[],
  once: readonly UsageCall[],
  pricings: readonly Pricing[],
): readonly Inflation[] {
  const [usageOfAll, usageOfOnce] = [slicer(all), slicer(once)];
  const slices = billSlices(all).filter(({ role, model }) => role === "all" || model === null);
  return slices.flatMap((slice) => {
    const [above, below] = [usageOfAll(slice), usageOfOnce(slice)];
    const row = { ...slice, tokens: tokenRatio(above, below) };
    const bills: readonly Inflation[] = pricings.map((pricing) => ({
      ...row,
      usd: usdRatio(pricedBill(above.groups, pricing), pricedBill(below.groups, pricing)),
      priceTable: pricing.table.id,
      cacheRule: pricing.rule,
    }));
    const recorded = usdRatio(
      recordedBill(above.events, slice.model),
      recordedBill(below.events, slice.model),
    );
    const unpriced = { ...row, usd: recorded, priceTable: null, cacheRule: null };
    return bills.length === 0 || recorded !== null ? [unpriced, ...bills] : bills;
  });
}

function tokenRatio(above: SliceUsage, below: SliceUsage): number | null {
  const [all, once] = [totalTokens(above.groups), totalTokens(below.groups)];
  return all === null || once === null || once === 0 ? null : all / once;
}

function usdRatio(above: Bill, below: Bill): number | null {
  if (!(above.isWhole && below.isWhole) || above.known === null || below.known === null)
    return null;
  return decimalRatio(above.known, below.known);
}
