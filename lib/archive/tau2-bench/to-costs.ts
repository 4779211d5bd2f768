import type { CostRole, EpisodeCost } from "#lib/domain/ledger/cost.ts";
import { type Bill, billOf, hasTokens } from "./bill-of.ts";
import type { Message } from "./read-messages.ts";
import type { Simulation } from "./schema.ts";
import { usageCosts } from "./usage-costs.ts";

/** The models of the two sides, to name those that have no price. */
export interface Models {
  readonly agent: string | null;
  readonly user: string | null;
}

/**
 * What a simulation says it cost, on each basis it allows: `reported` (the stored totals), `leaf_spans` (the sum over
 * messages) and, after v1.0.1, the session usage under its price table. Null and 0 stay apart, and a 0 beside
 * tokens means that the price was unknown, not that the call was free.
 */
export function toCosts(
  simulation: Simulation,
  messages: readonly Message[],
  models: Models,
): EpisodeCost[] {
  const agent = billOf(messages, "assistant");
  const user = billOf(messages, "user");
  const reportedAgent = reported("agent", simulation.agent_cost ?? null, agent, models.agent);
  const reportedUser = reported("user", simulation.user_cost ?? null, user, models.user);
  const spans = [leafSpans("agent", agent, models.agent), leafSpans("user", user, models.user)];
  return [
    reportedAgent,
    reportedUser,
    together([reportedAgent, reportedUser]),
    ...(messages.length === 0 ? [] : [...spans, together(spans)]),
    ...usageCosts(simulation.agent_usage ?? null),
  ];
}

function reported(
  role: CostRole,
  stored: number | null,
  bill: Bill,
  model: string | null,
): EpisodeCost {
  const isUnpriced = stored === 0 && hasTokens(bill);
  const usd = stored === null || stored < 0 || isUnpriced ? null : stored;
  return {
    basis: "reported",
    role,
    usd,
    archivedUsd: stored,
    usdKnown: usd,
    ...countsOf(bill),
    priceTable: null,
    unpricedModels: isUnpriced && model !== null ? [model] : [],
  };
}

function leafSpans(role: CostRole, bill: Bill, model: string | null): EpisodeCost {
  return {
    basis: "leaf_spans",
    role,
    usd: bill.usd,
    archivedUsd: bill.archivedUsd,
    usdKnown: bill.usdKnown,
    ...countsOf(bill),
    priceTable: null,
    unpricedModels: bill.unpricedCalls > 0 && model !== null ? [model] : [],
  };
}

function countsOf({ calls, callsWithUsage, inputTokens, outputTokens }: Bill) {
  return { calls, callsWithUsage, inputTokens, outputTokens };
}

/** Both sides are all there is in a simulation: their sum is the whole when both are known. */
function together(rows: readonly EpisodeCost[]): EpisodeCost {
  const usds = rows.map(({ usd }) => usd);
  return {
    basis: rows.some(({ basis }) => basis === "leaf_spans") ? "leaf_spans" : "reported",
    role: "all",
    usd: usds.includes(null) ? null : sumOfKnown(usds),
    archivedUsd: null,
    usdKnown: sumOfKnown(rows.map(({ usdKnown }) => usdKnown)),
    calls: sumOfKnown(rows.map(({ calls }) => calls)),
    callsWithUsage: sumOfKnown(rows.map(({ callsWithUsage }) => callsWithUsage)),
    inputTokens: sumOfKnown(rows.map(({ inputTokens }) => inputTokens)),
    outputTokens: sumOfKnown(rows.map(({ outputTokens }) => outputTokens)),
    priceTable: null,
    unpricedModels: [...new Set(rows.flatMap(({ unpricedModels }) => unpricedModels))],
  };
}

function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
