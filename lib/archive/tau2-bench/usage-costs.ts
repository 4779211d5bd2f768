import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import type { AgentUsage } from "./schema.ts";

type UsageRecord = NonNullable<AgentUsage["records"]>[number];

/**
 * The session usage of formats after v1.0.1: the only place where tau2 names its price table. It covers the agent
 * alone, so the row for everybody knows a part and no total.
 */
export function usageCosts(usage: AgentUsage | null): EpisodeCost[] {
  const priceTable = usage?.pricing_version ?? null;
  if (usage === null || priceTable === null) return [];
  const records = usage.records ?? [];
  const inputTokens = tokensOf(records, "input_tokens");
  const outputTokens = tokensOf(records, "output_tokens");
  const stored = usage.cost ?? null;
  const hasTokens = [inputTokens, outputTokens].some((tokens) => tokens !== null && tokens > 0);
  const isUnpriced = stored === null || stored < 0 || (stored === 0 && hasTokens);
  const usd = isUnpriced ? null : stored;
  const agent: EpisodeCost = {
    basis: "reported",
    role: "agent",
    usd,
    archivedUsd: stored,
    usdKnown: usd,
    calls: null,
    callsWithUsage: null,
    inputTokens,
    outputTokens,
    priceTable,
    unpricedModels: isUnpriced ? unpricedModels(records, usage) : [],
  };
  return [agent, { ...agent, role: "all", usd: null, archivedUsd: null }];
}

/** Only deltas can be added; a cumulative record counts its predecessors again. */
function tokensOf(
  records: readonly UsageRecord[],
  meter: "input_tokens" | "output_tokens",
): number | null {
  if (records.some(({ semantics }) => semantics === "cumulative")) return null;
  const known = records.map((record) => record[meter] ?? null).filter((tokens) => tokens !== null);
  return known.length === 0 ? null : known.reduce((sum, tokens) => sum + tokens, 0);
}

function unpricedModels(records: readonly UsageRecord[], usage: AgentUsage): string[] {
  const priced = new Set(Object.keys(usage.cost_breakdown ?? {}));
  const models = records.flatMap(({ component, provider, model, billable }) => {
    if (billable === false || typeof model !== "string") return [];
    return priced.has(`${component}:${provider}/${model}`) ? [] : [model];
  });
  return [...new Set(models)];
}
