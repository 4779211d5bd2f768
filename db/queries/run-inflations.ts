import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Inflation } from "#lib/domain/ledger/cost-ledger.ts";
import type { Database } from "../database.ts";
import { runs } from "../schema/index.ts";
import { isStanding } from "./is-standing.ts";

export interface RunInflation {
  readonly run: string;
  readonly benchmark: string;
  readonly agent: string | null;
  readonly model: string | null;
  readonly inflation: readonly Inflation[];
}

export interface RunInflations {
  readonly runs: readonly RunInflation[];
  /** Published, listed runs without a model-call log: no factor can be computed for them. */
  readonly withoutLog: number;
}

/** How often the usage of each published run that stands was written, with what the distribution groups by. */
export async function runInflations(db: Database): Promise<RunInflations> {
  const shown = and(isNotNull(runs.publishedAt), eq(runs.listed, true), isStanding);
  const rows = await db
    .select({
      run: runs.id,
      benchmark: runs.benchmark,
      agent: runs.agent,
      model: runs.model,
      inflation: sql<readonly Inflation[] | null>`${runs.ledger} -> 'inflation'`,
    })
    .from(runs)
    .where(and(shown, isNotNull(runs.ledger)))
    .orderBy(runs.id);
  const [all] = await db.select({ count: sql<number>`count(*)::int` }).from(runs).where(shown);
  if (all === undefined) throw new Error("a count gave no row");
  return {
    runs: rows.map(({ inflation, ...run }) => ({ ...run, inflation: inflation ?? [] })),
    withoutLog: all.count - rows.length,
  };
}
