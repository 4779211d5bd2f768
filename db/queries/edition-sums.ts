import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { EditionCost } from "#lib/domain/edition/edition.ts";
import type { Database } from "../database.ts";
import { correctedTallies, costTotals, runTallies } from "../schema/index.ts";

export interface EditionSums {
  /** By row id: the run's, or that of the re-score that added the row. */
  readonly scaled: ReadonlyMap<string, string | null>;
  /** By run id. */
  readonly costs: ReadonlyMap<string, readonly EditionCost[]>;
}

/** Sums of scores as corrections leave them and money as PostgreSQL writes its exact decimals, never as doubles. */
export async function editionSums(db: Database, runs: readonly string[]): Promise<EditionSums> {
  if (runs.length === 0) return { scaled: new Map(), costs: new Map() };
  const tallies = await db
    .select({
      row: sql<string>`coalesce(${runTallies.rescoreId}, ${runTallies.runId})`,
      sum: sql<
        string | null
      >`trim_scale(coalesce(${correctedTallies.scaledSum}, ${runTallies.scaledSum}))::text`,
    })
    .from(runTallies)
    .leftJoin(
      correctedTallies,
      and(
        eq(correctedTallies.runId, runTallies.runId),
        eq(correctedTallies.measurementKey, runTallies.measurementKey),
      ),
    )
    .where(inArray(runTallies.runId, [...runs]));
  const totals = await db
    .select({
      run: costTotals.runId,
      cost: {
        basis: costTotals.basis,
        role: costTotals.role,
        usd: sql<string | null>`trim_scale(${costTotals.usd})::text`,
        usdKnown: sql<string | null>`trim_scale(${costTotals.usdKnown})::text`,
        episodes: costTotals.episodes,
        nullEpisodes: costTotals.nullEpisodes,
      },
    })
    .from(costTotals)
    .where(inArray(costTotals.runId, [...runs]))
    .orderBy(asc(costTotals.runId), asc(costTotals.place));
  const costs = new Map<string, EditionCost[]>();
  for (const { run, cost } of totals) {
    const known = costs.get(run);
    if (known === undefined) costs.set(run, [cost]);
    else known.push(cost);
  }
  return { scaled: new Map(tallies.map(({ row, sum }) => [row, sum])), costs };
}
