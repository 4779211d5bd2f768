import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { CostRange } from "#lib/domain/frontier/frontier.ts";
import type { ScenarioFacts } from "#lib/domain/frontier/frontier-scenario.ts";
import type { CostLedger, LedgerRow } from "#lib/domain/ledger/cost-ledger.ts";
import { archivedTick } from "../board/score-cell.ts";

/** What a cost on the frontier is a cost of. */
export const costUnits = ["episode", "total"] as const;
export type CostUnit = (typeof costUnits)[number];

/** A board's row as the scenarios of the frontier see it; a reading that the archive does not allow is null. */
export function frontierFacts(run: BoardRun, unit: CostUnit): ScenarioFacts {
  const { low, high, naive } = run.score;
  return {
    id: run.id,
    archivedScore: archivedTick(run) ?? naive,
    bounds: low === null || high === null ? null : { low, high },
    archivedCost: archivedCost(run, unit),
    onceCost: inUnit(onceCost(run), run, unit),
  };
}

function archivedCost(run: BoardRun, unit: CostUnit): CostRange | null {
  const total = run.costs.find(({ basis, role }) => basis === "reported" && role === "all");
  if (total !== undefined) return inUnit(rangeOf(total.usd, total.usdKnown), run, unit);
  const figure = run.reported.find((one) => one.unit === "usd" && one.value !== null);
  if (figure === undefined) return null;
  const usd = Number(figure.value);
  if (!(Number.isFinite(usd) && usd >= 0)) return null;
  const whole = { low: usd, high: usd };
  if (figure.metric === "total_cost") return inUnit(whole, run, unit);
  return unit === "episode" ? whole : times(whole, run.counts?.planned);
}

/** Between the bases that count each event once: equal on a well-formed log, a range where they disagree. */
function onceCost(run: BoardRun): CostRange | null {
  const rows = run.ledger === null ? onceTotals(run) : onceRows(run.ledger);
  const lows = rows.flatMap(({ usd, usdKnown }) => usd ?? known(usdKnown) ?? []);
  if (lows.length === 0) return null;
  const isComplete = rows.every(({ usd }) => usd !== null);
  return { low: Math.min(...lows), high: isComplete ? Math.max(...lows) : null };
}

/** Whether anything was counted once per event: in a run's ledger, or in the totals of a format without one. */
export function hasSpans(run: BoardRun): boolean {
  return run.ledger !== null || onceTotals(run).length > 0;
}

function onceTotals({ costs }: BoardRun) {
  const whole = costs.filter(
    ({ basis, role }) => basis !== "reported" && basis !== "all_spans" && role === "all",
  );
  const prices = whole.find(({ usd }) => usd !== null) ?? whole[0];
  return whole.filter(({ priceTable }) => priceTable === prices?.priceTable);
}

function onceRows({ bases, agreements }: CostLedger): readonly LedgerRow[] {
  const whole = bases.filter(
    ({ basis, role, model }) => basis !== "all_spans" && role === "all" && model === null,
  );
  const prices = agreements[0] ?? whole.find(({ usd }) => usd !== null) ?? whole[0];
  return whole.filter(
    (row) => row.priceTable === prices?.priceTable && row.cacheRule === prices.cacheRule,
  );
}

function rangeOf(usd: number | null, usdKnown: LedgerRow["usdKnown"]): CostRange | null {
  if (usd !== null) return { low: usd, high: usd };
  const part = known(usdKnown);
  return part === null ? null : { low: part, high: null };
}

/** A known part of nothing says nothing: it must not stand at the left edge as the cheapest. */
function known(usdKnown: number | null): number | null {
  return usdKnown === null || usdKnown === 0 ? null : usdKnown;
}

function inUnit(cost: CostRange | null, run: BoardRun, unit: CostUnit): CostRange | null {
  if (cost === null || unit === "total") return cost;
  const planned = run.counts?.planned;
  return planned === undefined || planned === 0 ? null : times(cost, 1 / planned);
}

function times({ low, high }: CostRange, factor: number | undefined): CostRange | null {
  if (factor === undefined || factor === 0) return null;
  return { low: low * factor, high: high === null ? null : high * factor };
}
