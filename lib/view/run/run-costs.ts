import type { CostTotal, RunSummary } from "#lib/domain/run-summary.ts";
import { basisWords, roleWords } from "../ledger/cost-words.ts";
import { counted, formatUsd } from "../words/format.ts";

export interface CostLine {
  readonly basis: string;
  readonly role: string;
  /** The sum, `unknown`, or what is known of it. */
  readonly text: string;
  /** How complete it is: episodes without a cost, unpriced zeros and models, calls with usage. */
  readonly notes: readonly string[];
}

/**
 * The lines of a run's table of costs. With a ledger, whose own table sets every basis and price table side by side,
 * only the archive's own figure stays here.
 */
export function shownCosts({ costs, ledger }: RunSummary): readonly CostLine[] {
  return costLines(ledger === null ? costs : costs.filter(({ basis }) => basis === "reported"));
}

/** The lines for a row that opens in place: everybody's bill by basis, under the first price table that has one. */
export function basisCosts({ costs, ledger }: RunSummary): readonly CostLine[] {
  if (ledger === null) return costLines(costs);
  const table = costs.find(
    ({ priceTable, usd }) => priceTable !== null && usd !== null,
  )?.priceTable;
  const shown = costs.filter(
    ({ role, basis, priceTable }) =>
      role === "all" && (basis === "reported" || table === undefined || priceTable === table),
  );
  return costLines(shown);
}

/** What a run cost, by basis and role. Unknown is not free: a part of a sum is never shown as the whole. */
export function costLines(costs: readonly CostTotal[]): readonly CostLine[] {
  return costs.map((cost) => ({
    basis: basisWords[cost.basis],
    role: roleWords[cost.role],
    text: costText(cost),
    notes: costNotes(cost),
  }));
}

function costText({ usd, usdKnown }: CostTotal): string {
  if (usd !== null) return formatUsd(usd);
  return usdKnown === null ? "unknown" : `at least ${formatUsd(usdKnown)}`;
}

function costNotes(cost: CostTotal): readonly string[] {
  const { episodes, nullEpisodes, zeroWithTokens, unpricedModels, calls, callsWithUsage } = cost;
  return [
    ...(nullEpisodes > 0 ? [`${nullEpisodes} of ${counted(episodes, "episode")} unknown`] : []),
    ...(zeroWithTokens > 0
      ? [`${counted(zeroWithTokens, "episode")} archived as 0 beside tokens: unpriced, not free`]
      : []),
    ...(unpricedModels.length > 0 ? [`no price for ${unpricedModels.join(", ")}`] : []),
    ...(calls !== null && callsWithUsage !== null && callsWithUsage < calls
      ? [`usage in ${callsWithUsage} of ${counted(calls, "call")}`]
      : []),
    ...(cost.priceTable === null ? [] : [`price table: ${cost.priceTable}`]),
  ];
}
