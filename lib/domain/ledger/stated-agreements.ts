import type { LedgerAgreement, LedgerRow } from "./cost-ledger.ts";

const tolerance = 0.005;

/**
 * The rows for everybody and every model that lie within 0.5 % of the archive's own figure (decisions.md
 * 12). What has a price is compared: a harness adds up what it finds. Where something has none, the
 * agreement says that it was counted as nothing.
 */
export function statedAgreements(
  rows: readonly LedgerRow[],
  statedUsd: string | null,
): readonly LedgerAgreement[] {
  if (statedUsd === null) return [];
  const stated = Number(statedUsd);
  return rows.flatMap(({ basis, role, model, priceTable, cacheRule, usdKnown, unpricedModels }) => {
    if (role !== "all" || model !== null || usdKnown === null) return [];
    if (!(Math.abs(usdKnown - stated) <= tolerance * Math.abs(stated))) return [];
    const unpricedRule = unpricedModels.length === 0 ? "unknown" : "counts_zero";
    return [{ basis, priceTable, cacheRule, unpricedRule, usd: usdKnown }];
  });
}
