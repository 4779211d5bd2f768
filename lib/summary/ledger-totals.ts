import type { CostBasis, CostRole } from "#lib/domain/ledger/cost.ts";
import type { CostLedger, LedgerRow } from "#lib/domain/ledger/cost-ledger.ts";
import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import type { CostTotal } from "#lib/domain/run-summary.ts";
import type { ReadEpisode } from "./resolve-episodes.ts";

interface LedgerRun {
  readonly ledger: CostLedger;
  readonly calls: readonly UsageCall[];
  /** Each with the costs of its own spans. */
  readonly episodes: readonly Pick<ReadEpisode, "costs">[];
}

/**
 * A run's totals from its whole log, spans of no task too: by basis, role and price table, each table by its own rule
 * for cached tokens. `usd` is null unless every call of the log has usage and a price; an episode without spans adds
 * nothing to a bill. What the log itself states for its spans stands beside the tables only where it states something
 * or no table prices anything.
 */
export function ledgerTotals({ ledger, calls, episodes }: LedgerRun): CostTotal[] {
  const unknown = unknownEpisodes(episodes);
  const counts = callsByRole(calls);
  return shownRows(ledger, calls).map((row) => {
    const { basis, role, usd, usdKnown, inputTokens, outputTokens, priceTable } = row;
    const { length } = unknown.get(keyOf(row)) ?? [];
    return {
      ...{ basis, role, usd, usdKnown, inputTokens, outputTokens, priceTable },
      archivedUsd: null,
      episodes: episodes.length,
      nullEpisodes: usd === null ? length : 0,
      zeroWithTokens: 0,
      ...counts(role),
      unpricedModels: row.unpricedModels,
    };
  });
}

function shownRows({ bases }: CostLedger, calls: readonly UsageCall[]): readonly LedgerRow[] {
  const isStated = calls.some(({ recordedUsd }) => recordedUsd !== null);
  const isPriced = bases.some(({ priceTable }) => priceTable !== null);
  const shown = new Map<string, LedgerRow>();
  for (const row of bases) {
    if (row.model !== null || (row.priceTable === null && isPriced && !isStated)) continue;
    if (!shown.has(keyOf(row))) shown.set(keyOf(row), row);
  }
  return [...shown.values()];
}

interface Billed {
  readonly basis: CostBasis;
  readonly role: CostRole;
  readonly priceTable: string | null;
}

function keyOf({ basis, role, priceTable }: Billed): string {
  return JSON.stringify([basis, role, priceTable]);
}

/** The episodes whose spans leave a cost unknown, by the cost's key. */
function unknownEpisodes(episodes: LedgerRun["episodes"]): ReadonlyMap<string, readonly unknown[]> {
  const unknown = new Map<string, unknown[]>();
  for (const episode of episodes) {
    for (const cost of episode.costs) {
      if (cost.usd !== null) continue;
      const found = unknown.get(keyOf(cost));
      if (found === undefined) unknown.set(keyOf(cost), [episode]);
      else found.push(episode);
    }
  }
  return unknown;
}

function callsByRole(calls: readonly UsageCall[]) {
  const modelCalls = calls.filter(({ model }) => model !== null);
  return (role: CostRole) => {
    const some = role === "all" ? modelCalls : modelCalls.filter((call) => call.role === role);
    const withUsage = some.filter(({ usages }) => usages.length > 0);
    return { calls: some.length, callsWithUsage: withUsage.length };
  };
}
