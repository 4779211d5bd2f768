import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import type { TauBenchMessage, TauBenchRow } from "./schema.ts";

/**
 * What a row says about money. `info.user_cost` is the simulated user's *last* call only (the harness
 * overwrites it at every call), so it is a known part and never the user's total. The agent's cost is not stored.
 */
export function toCosts(row: TauBenchRow, messages: readonly TauBenchMessage[]): EpisodeCost[] {
  const callsOf = (role: string): number | null =>
    messages.length === 0 ? null : messages.filter((message) => message.role === role).length;
  const lastUserCall = row.info.user_cost ?? null;
  const agentCalls = callsOf("assistant");
  const userCalls = callsOf("user");
  const allCalls = agentCalls === null || userCalls === null ? null : agentCalls + userCalls;
  return [
    reported("agent", null, agentCalls),
    reported("user", lastUserCall, userCalls),
    { ...reported("all", lastUserCall, allCalls), archivedUsd: null },
  ];
}

function reported(
  role: EpisodeCost["role"],
  knownUsd: number | null,
  calls: number | null,
): EpisodeCost {
  return {
    basis: "reported",
    role,
    usd: null,
    archivedUsd: knownUsd,
    usdKnown: knownUsd,
    calls,
    callsWithUsage: calls === null ? null : 0,
    inputTokens: null,
    outputTokens: null,
    priceTable: null,
    unpricedModels: [],
  };
}
