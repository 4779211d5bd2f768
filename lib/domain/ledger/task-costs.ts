import { billingEvents } from "./billing-events.ts";
import type { CostRole, EpisodeCost } from "./cost.ts";
import type { LedgerRow } from "./cost-ledger.ts";
import { groupBy } from "./group-by.ts";
import { ledgerRows } from "./ledger-rows.ts";
import type { PriceTable } from "./price-table.ts";
import { type Pricing, pricingsOf } from "./pricing.ts";
import { bearsUsage, spanTree } from "./span-tree.ts";
import { unbilledCalls } from "./unbilled-calls.ts";
import type { UsageCall } from "./usage-call.ts";
import { usageGroups } from "./usage-group.ts";

/** What one task of a run, or one trial of it, cost by every basis. */
export interface TaskCosts {
  readonly task: string;
  readonly trial: number | null;
  readonly costs: readonly EpisodeCost[];
}

/**
 * The costs of each task from the run's spans, for everybody and for each role. A task's bill is made of
 * its own spans alone; spans of no task are in none. Each table prices by one rule in the whole run, the
 * first of its own that changes something. by_response is given only when the whole run has it, so that
 * the tasks of a run add up on one basis.
 */
export function taskCosts(
  calls: readonly UsageCall[],
  priceTables: readonly PriceTable[],
): readonly TaskCosts[] {
  const events = billingEvents(spanTree(calls));
  const pricings = onePerTable(pricingsOf(usageGroups(events.all_spans), priceTables));
  const hasRecorded = events.all_spans.some(({ recordedUsd }) => recordedUsd !== null);
  const run: RunRules = {
    pricings,
    hasResponses: events.by_response !== null,
    showsRecorded: hasRecorded || pricings.length === 0,
  };
  const inTasks = calls.flatMap((call) =>
    call.task === null ? [] : [{ call, task: call.task, trial: call.trial }],
  );
  const byTask = groupBy(inTasks, ({ task, trial }) => JSON.stringify([task, trial]));
  return [...byTask.values()].flatMap((some) => {
    const own = some.map(({ call }) => call);
    return some.slice(0, 1).map(({ task, trial }) => ({ task, trial, costs: costsOf(own, run) }));
  });
}

interface RunRules {
  readonly pricings: readonly Pricing[];
  readonly hasResponses: boolean;
  /** Whether the rows without a price table say something the others do not. */
  readonly showsRecorded: boolean;
}

function onePerTable(pricings: readonly Pricing[]): readonly Pricing[] {
  return [...groupBy(pricings, ({ table }) => table.id).values()].flatMap((some) =>
    some.slice(0, 1),
  );
}

function costsOf(calls: readonly UsageCall[], run: RunRules): readonly EpisodeCost[] {
  const tree = spanTree(calls);
  const events = billingEvents(tree);
  const rows = ledgerRows({
    events: run.hasResponses ? events : { ...events, by_response: null },
    pricings: run.pricings,
    unbilled: unbilledCalls(tree),
  });
  return rows
    .filter(({ model, priceTable }) => model === null && (priceTable !== null || run.showsRecorded))
    .map((row) => episodeCost(row, callsOf(row.role, calls)));
}

function callsOf(role: CostRole, calls: readonly UsageCall[]): readonly UsageCall[] {
  return calls.filter((call) => call.model !== null && (role === "all" || call.role === role));
}

function episodeCost(row: LedgerRow, calls: readonly UsageCall[]): EpisodeCost {
  return {
    basis: row.basis,
    role: row.role,
    usd: row.usd,
    archivedUsd: null,
    usdKnown: row.usdKnown,
    calls: calls.length,
    callsWithUsage: calls.filter(bearsUsage).length,
    inputTokens: row.inputTokens,
    outputTokens: row.outputTokens,
    priceTable: row.priceTable,
    unpricedModels: row.unpricedModels,
  };
}
