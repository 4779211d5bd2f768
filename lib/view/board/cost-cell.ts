import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { CostTotal } from "#lib/domain/run-summary.ts";
import { basisWords } from "../ledger/cost-words.ts";
import { formatUsd } from "../words/format.ts";

/** Cost of one planned episode. `usd` is null when unknown: it then sorts last both ways and is never drawn as 0. */
export interface CostCell {
  readonly usd: number | null;
  readonly text: string;
  readonly basis: string;
  /** `archived bill 1.50×` where the archive's own figure counts usage more than once; null otherwise. */
  readonly inflation: string | null;
}

/** Once per event first, the archive's own total last. */
const preferred = ["by_response", "leaf_spans", "root_spans", "all_spans", "reported"] as const;

type Priced = Pick<BoardRun, "counts" | "costs" | "reported" | "ledger" | "costBasis">;

export function costCell(run: Priced): CostCell {
  return { ...amountOf(run), inflation: inflationOf(run) };
}

/** Only where the archive's figure is shown to count every span: a log may repeat usage that nobody billed. */
function inflationOf({ ledger }: Priced): string | null {
  if (ledger === null || !ledger.statedAgreesWith.includes("all_spans")) return null;
  const whole = ledger.inflation.find(
    ({ role, model, usd }) => role === "all" && model === null && usd !== null,
  );
  const times = whole === undefined ? null : whole.usd;
  return times === null || times < 1.005 ? null : `archived bill ${times.toFixed(2)}×`;
}

type Amount = Omit<CostCell, "inflation">;

function amountOf(run: Priced): Amount {
  if (run.counts === null) return archivedCost(run);
  const named = run.costBasis === null ? preferred : [run.costBasis];
  const totals = named.flatMap((basis) =>
    run.costs.filter((cost) => cost.role === "all" && cost.basis === basis),
  );
  const planned = run.counts.planned;
  const whole = totals.find(({ usd }) => usd !== null);
  if (whole !== undefined && whole.usd !== null && planned > 0) {
    const usd = whole.usd / planned;
    return { usd, text: formatUsd(usd), basis: basisWords[whole.basis] };
  }
  return partlyKnown(totals, planned);
}

function partlyKnown(totals: readonly CostTotal[], planned: number): Amount {
  const part = totals.find(({ usdKnown }) => usdKnown !== null && usdKnown > 0);
  if (part === undefined || part.usdKnown === null || planned === 0) {
    return { usd: null, text: "unknown", basis: unknownBecause(totals) };
  }
  const text = `≥ ${formatUsd(part.usdKnown / planned)}`;
  return { usd: null, text, basis: `${basisWords[part.basis]}, in part` };
}

function unknownBecause(totals: readonly CostTotal[]): string {
  if (totals.some(({ zeroWithTokens }) => zeroWithTokens > 0)) return "archived 0, unpriced";
  return totals.length === 0 ? "not in the archive" : "null in the archive";
}

/** A reported row's own word on cost. */
function archivedCost({ reported }: Priced): Amount {
  const figure = reported.find(({ unit, value }) => unit === "usd" && value !== null);
  if (figure === undefined || figure.value === null) {
    return { usd: null, text: "unknown", basis: "not in the archive" };
  }
  const usd = Number(figure.value);
  return {
    usd: Number.isFinite(usd) ? usd : null,
    text: Number.isFinite(usd) ? formatUsd(usd) : figure.value,
    basis: usd === 0 ? "archived as 0" : reportedBasis(figure.metric),
  };
}

/** Without episodes a total cannot be divided: it says of what it is. */
function reportedBasis(metric: string): string {
  return metric === "total_cost" ? "whole run, as reported" : "as reported";
}
