import type { ReportedFigure } from "#lib/domain/record.ts";
import type { CostTotal } from "#lib/domain/run-summary.ts";

export function isTotalCost({ metric, unit }: ReportedFigure): boolean {
  return metric === "total_cost" && unit === "usd";
}

/** The archive's own total of a run in USD, as written; null when it states none. */
export function statedUsd(figures: readonly ReportedFigure[]): string | null {
  const total = figures.find(isTotalCost);
  return total === undefined ? null : total.value;
}

/**
 * The archive's own total as a cost on the basis `reported`. Nobody says what it is made of: calls and tokens stay
 * unknown, and a stated 0 of a run that used tokens is kept as archived and is no cost (unpriced is not free).
 */
export function reportedCost(stated: string, episodes: number, usedTokens: boolean): CostTotal {
  const archivedUsd = Number(stated);
  const usd = archivedUsd === 0 && usedTokens ? null : archivedUsd;
  return {
    ...{ basis: "reported", role: "all", usd, usdKnown: usd, archivedUsd, episodes },
    ...{ nullEpisodes: 0, zeroWithTokens: 0, calls: null, callsWithUsage: null },
    ...{ inputTokens: null, outputTokens: null, priceTable: null, unpricedModels: [] },
  };
}
