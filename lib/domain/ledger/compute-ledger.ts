import { basisDisagreements } from "./basis-disagreements.ts";
import { billingEvents } from "./billing-events.ts";
import type { CostLedger } from "./cost-ledger.ts";
import { inflations } from "./inflation.ts";
import { ledgerOddities } from "./ledger-oddities.ts";
import { ledgerRows } from "./ledger-rows.ts";
import { oncePerEvent } from "./once-per-event.ts";
import type { PriceTable } from "./price-table.ts";
import { pricingsOf } from "./pricing.ts";
import { bearsUsage, spanTree } from "./span-tree.ts";
import { statedAgreements } from "./stated-agreements.ts";
import { unbilledCalls } from "./unbilled-calls.ts";
import type { UsageCall } from "./usage-call.ts";
import { usageGroups } from "./usage-group.ts";

/** What a ledger is computed from. */
export interface LedgerSource {
  /** The spans of one run, in any order. */
  readonly calls: readonly UsageCall[];
  /** The archive's own total as written; null when it states none. */
  readonly statedUsd: string | null;
  /** Every table gives figures of its own; none overwrites another. */
  readonly priceTables: readonly PriceTable[];
}

/**
 * The bill of one run by every basis, role, model and price table (measurement.md 6). The order of the
 * spans changes nothing. Money is USD, summed exactly.
 *
 * @throws RangeError if a number of tokens is not whole
 */
export function costLedger({ calls, statedUsd, priceTables }: LedgerSource): CostLedger {
  const tree = spanTree(calls);
  const events = billingEvents(tree);
  const once = oncePerEvent(events);
  const unbilled = unbilledCalls(tree);
  const pricings = pricingsOf(usageGroups(events.all_spans), priceTables);
  const bases = ledgerRows({ events, pricings, unbilled });
  const agreements = statedAgreements(bases, statedUsd);
  const modelCalls = calls.filter(({ model }) => model !== null);
  return {
    spans: calls.length,
    spansWithUsage: events.all_spans.length,
    modelCalls: modelCalls.length,
    modelCallsWithUsage: modelCalls.filter(bearsUsage).length,
    modelCallsUnbilled: unbilled.length,
    spansOutsideTasks: calls.filter(({ task }) => task === null).length,
    statedUsd,
    oncePerEvent: { basis: once.basis, reason: once.reason },
    bases,
    inflation: inflations(events.all_spans, once.events, pricings),
    disagreements: basisDisagreements(events),
    oddities: ledgerOddities(tree),
    agreements,
    statedAgreesWith: [...new Set(agreements.map(({ basis }) => basis))],
  };
}
