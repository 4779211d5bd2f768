import type { CostLedger } from "#lib/domain/ledger/cost-ledger.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";

const reproductionsShown = 3;

/** What a person needs to know of a run's bill, a line each; none for a run without model calls and stated totals. */
export function ledgerLines({ ledger, costs, reproductions }: RunSummary): readonly string[] {
  const more = reproductions.length - reproductionsShown;
  return [
    ...(ledger === null ? [] : billLines(ledger, costs)),
    ...reproductions.slice(0, reproductionsShown).map(({ sentence }) => `reproduced: ${sentence}`),
    ...(more > 0 ? [`${more} more ways give the stated total; --json prints them all`] : []),
  ];
}

function billLines(ledger: CostLedger, costs: RunSummary["costs"]): readonly string[] {
  const { spans, modelCalls, modelCallsWithUsage, modelCallsUnbilled, oncePerEvent } = ledger;
  const totals = costs.filter(({ role }) => role === "all");
  return [
    `log      ${spans} spans, ${modelCalls} model calls, ${modelCallsWithUsage} with usage, ${modelCallsUnbilled} of unknown cost`,
    ...totals.map(
      ({ basis, usd, usdKnown, priceTable }) =>
        `${basis.padEnd(13)}${money(usd, usdKnown)}, prices: ${priceTable ?? "the archive's own"}`,
    ),
    `once per event: ${oncePerEvent.basis}. ${oncePerEvent.reason}`,
    ...ledger.inflation
      .filter(({ role, model }) => role === "all" && model === null)
      .slice(0, 1)
      .map(
        ({ tokens }) => `inflation ${tokens === null ? "unknown" : tokens.toFixed(2)} of tokens`,
      ),
    ...(ledger.statedUsd === null ? [] : [agreement(ledger)]),
    ...ledger.oddities.map(({ sentence }) => `note: ${sentence}`),
  ];
}

function agreement({ statedUsd, statedAgreesWith }: CostLedger): string {
  const bases = statedAgreesWith.length === 0 ? "no basis" : statedAgreesWith.join(", ");
  return `the archive states ${statedUsd} USD: agrees with ${bases}`;
}

function money(usd: number | null, usdKnown: number | null): string {
  if (usd !== null) return `${usd} USD`;
  return usdKnown === null ? "unknown" : `unknown, ${usdKnown} USD of it known`;
}
