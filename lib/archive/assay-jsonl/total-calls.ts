import type { CostBasis, CostRole, EpisodeCost } from "#lib/domain/ledger/cost.ts";
import type { Usage } from "./episode-schema.ts";
import { hasUsage, priceUsd } from "./usage-call.ts";

/** Totals the calls counted on one basis, for everybody and for each role that appears. */
export function totalCalls(
  basis: CostBasis,
  calls: readonly Usage[],
  priceTable: string | null,
): readonly EpisodeCost[] {
  const roles = new Set(calls.map(roleOf));
  return [
    totalOf("all", calls),
    ...[...roles].map((role) =>
      totalOf(
        role,
        calls.filter((call) => roleOf(call) === role),
      ),
    ),
  ];

  function totalOf(role: CostRole, some: readonly Usage[]): EpisodeCost {
    const prices = some.map(priceUsd);
    const known = sumOf(prices);
    return {
      basis,
      role,
      usd: some.length > 0 && prices.includes(null) ? null : known,
      archivedUsd: sumOf(some.map(({ usd }) => usd)),
      usdKnown: known,
      calls: some.length,
      callsWithUsage: some.filter(hasUsage).length,
      inputTokens: sumOf(some.map(({ input_tokens }) => input_tokens)),
      outputTokens: sumOf(some.map(({ output_tokens }) => output_tokens)),
      priceTable: tableOf(some, priceTable),
      unpricedModels: unpricedModels(some),
    };
  }
}

function roleOf({ role }: Usage): CostRole {
  return role ?? "unknown";
}

function unpricedModels(calls: readonly Usage[]): readonly string[] {
  const unpriced = calls.filter((call) => hasUsage(call) && priceUsd(call) === null);
  return [...new Set(unpriced.map(({ model }) => model ?? "unknown model"))];
}

/** The header's table unless the calls name their own; several are all named. */
function tableOf(calls: readonly Usage[], priceTable: string | null): string | null {
  const tables = calls.map(({ price_table }) => price_table ?? priceTable);
  const named = [...new Set(tables.filter((table) => table !== null))];
  return named.length === 0 ? priceTable : named.toSorted().join(" + ");
}

/** The sum of what is stated; null when nothing is. */
function sumOf(values: readonly (number | null | undefined)[]): number | null {
  const stated = values.filter((value) => value !== null && value !== undefined);
  return stated.length === 0 ? null : stated.reduce((sum, value) => sum + value, 0);
}
