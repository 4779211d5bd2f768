import type { CostBasis, CostRole, EpisodeCost } from "#lib/domain/ledger/cost.ts";
import type { CostTotal } from "#lib/domain/run-summary.ts";

/** What one episode says on one basis and price table, role by role. */
interface EpisodeBill {
  readonly basis: CostBasis;
  readonly priceTable: string | null;
  readonly byRole: ReadonlyMap<CostRole, EpisodeCost>;
}

/**
 * Totals of a run by basis, price table and role; a row with role `all` always stands beside the roles.
 *
 * `usd` is null unless every episode's cost is known and no planned episode is missing: a partial sum would pass for
 * the whole. An archived 0 beside tokens stays in `archivedUsd` and is counted, never summed as free.
 */
export function costTotals(
  episodes: readonly { readonly costs: readonly EpisodeCost[] }[],
  missing: number,
): CostTotal[] {
  const gathered = new Map<string, GatheredBills>();
  for (const { costs } of episodes) {
    for (const bill of episodeBills(costs)) gather(bill, gathered);
  }
  return [...gathered.values()].flatMap(({ basis, priceTable, byRole }) =>
    [...byRole].map(([role, known]) => {
      return { basis, role, priceTable, ...totalOf(known, episodes.length, missing) };
    }),
  );
}

/** The costs of all episodes that have any on one basis and price table. */
interface GatheredBills {
  readonly basis: CostBasis;
  readonly priceTable: string | null;
  readonly byRole: Map<CostRole, EpisodeCost[]>;
}

function gather(bill: EpisodeBill, gathered: Map<string, GatheredBills>): void {
  const { basis, priceTable, byRole } = bill;
  const key = billKey(bill);
  const bills = gathered.get(key) ?? { basis, priceTable, byRole: new Map() };
  gathered.set(key, bills);
  for (const [role, cost] of byRole) {
    const costs = bills.byRole.get(role);
    if (costs === undefined) bills.byRole.set(role, [cost]);
    else costs.push(cost);
  }
}

function billKey({ basis, priceTable }: Pick<EpisodeBill, "basis" | "priceTable">): string {
  return priceTable === null ? basis : `${basis} ${priceTable}`;
}

function episodeBills(costs: readonly EpisodeCost[]): EpisodeBill[] {
  const bills = new Map<string, Map<CostRole, EpisodeCost>>();
  for (const cost of costs) {
    const byRole = bills.get(billKey(cost)) ?? new Map<CostRole, EpisodeCost>();
    byRole.set(cost.role, cost);
    bills.set(billKey(cost), byRole);
  }
  return [...bills.values()].flatMap((byRole) => {
    const [first] = byRole.values();
    if (first === undefined) return [];
    if (!byRole.has("all")) byRole.set("all", everyone([...byRole.values()], first));
    return [{ basis: first.basis, priceTable: first.priceTable, byRole }];
  });
}

/** Nobody says that the roles given are all there were, so their sum is a known part and no total. */
function everyone(rows: readonly EpisodeCost[], first: EpisodeCost): EpisodeCost {
  return {
    basis: first.basis,
    role: "all",
    priceTable: first.priceTable,
    usd: null,
    archivedUsd: null,
    usdKnown: sumOfKnown(rows.map(({ usdKnown }) => usdKnown)),
    calls: sumOfKnown(rows.map(({ calls }) => calls)),
    callsWithUsage: sumOfKnown(rows.map(({ callsWithUsage }) => callsWithUsage)),
    inputTokens: sumOfKnown(rows.map(({ inputTokens }) => inputTokens)),
    outputTokens: sumOfKnown(rows.map(({ outputTokens }) => outputTokens)),
    unpricedModels: [...new Set(rows.flatMap(({ unpricedModels }) => unpricedModels))],
  };
}

function totalOf(
  known: readonly EpisodeCost[],
  episodes: number,
  missing: number,
): Omit<CostTotal, "basis" | "role" | "priceTable"> {
  const absent = episodes - known.length;
  const isWhole = absent === 0 && missing === 0 && known.every(({ usd }) => usd !== null);
  const unsaid = known.filter(({ usd, archivedUsd }) => usd === null && archivedUsd === null);
  const unpriced = known.filter(({ usd, archivedUsd }) => usd === null && archivedUsd === 0);
  return {
    usd: isWhole ? sumOfKnown(known.map(({ usd }) => usd)) : null,
    usdKnown: sumOfKnown(known.map(({ usdKnown }) => usdKnown)),
    archivedUsd: sumOfKnown(known.map(({ archivedUsd }) => archivedUsd)),
    episodes,
    nullEpisodes: absent + unsaid.length,
    zeroWithTokens: unpriced.length,
    calls: sumOfKnown(known.map(({ calls }) => calls)),
    callsWithUsage: sumOfKnown(known.map(({ callsWithUsage }) => callsWithUsage)),
    inputTokens: sumOfKnown(known.map(({ inputTokens }) => inputTokens)),
    outputTokens: sumOfKnown(known.map(({ outputTokens }) => outputTokens)),
    unpricedModels: [...new Set(known.flatMap(({ unpricedModels }) => unpricedModels))],
  };
}

/** The sum of what is known; null when nothing is. */
function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
