import { and, asc, eq, inArray } from "drizzle-orm";
import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import type { Database } from "../database.ts";
import { episodeCosts } from "../schema/index.ts";

/** What some episodes of a run cost for everybody together, by ordinal; an episode without a cost has no entry. */
export async function runEpisodeCosts(
  db: Database,
  runId: string,
  ordinals: readonly number[],
): Promise<ReadonlyMap<number, readonly EpisodeCost[]>> {
  if (ordinals.length === 0) return new Map();
  const rows = await db
    .select()
    .from(episodeCosts)
    .where(
      and(
        eq(episodeCosts.runId, runId),
        eq(episodeCosts.role, "all"),
        inArray(episodeCosts.ordinal, [...ordinals]),
      ),
    )
    .orderBy(asc(episodeCosts.ordinal), asc(episodeCosts.place));
  const costs = new Map<number, EpisodeCost[]>();
  for (const { runId: _run, ordinal, place: _place, ...cost } of rows) {
    const found = costs.get(ordinal);
    if (found === undefined) costs.set(ordinal, [cost]);
    else found.push(cost);
  }
  return costs;
}
