import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Correction } from "#lib/domain/correction/correction.ts";
import type { CostBasis } from "#lib/domain/ledger/cost.ts";
import type { Database } from "../database.ts";
import { costTotals, editions, episodes, reportedFigures, runs } from "../schema/index.ts";

type Spoken = Pick<Correction, "target" | "change">;

/** What a correction speaks of and is not there, as a part of a sentence; null when all of it is. */
export async function targetFault(
  db: Database,
  { target, change }: Spoken,
): Promise<string | null> {
  switch (target.kind) {
    case "episodes":
      return episodesFault(db, target.run, target.episodes);
    case "figure":
      return figureFault(db, target.run, target.metric);
    case "task":
      return taskFault(db, target);
    case "edition":
      return editionFault(db, target.board, target.number);
    case "run":
      return change?.kind === "cost_basis" ? basisFault(db, target.run, change.basis) : null;
    case "task_set":
    case "board":
      return null;
  }
}

async function figureFault(db: Database, run: string, metric: string): Promise<string | null> {
  const is = and(eq(reportedFigures.runId, run), eq(reportedFigures.metric, metric));
  return (await exists(db, reportedFigures, is)) ? null : "the run reports no such figure";
}

async function editionFault(db: Database, board: string, number: number): Promise<string | null> {
  const is = and(eq(editions.board, board), eq(editions.number, number));
  return (await exists(db, editions, is)) ? null : "the board has no such edition";
}

async function basisFault(db: Database, run: string, basis: CostBasis): Promise<string | null> {
  const is = and(
    ...[eq(costTotals.runId, run), eq(costTotals.basis, basis), eq(costTotals.role, "all")],
  );
  return (await exists(db, costTotals, is)) ? null : "the run has no cost on this basis";
}

async function taskFault(
  db: Database,
  { benchmark, taskSet, task }: Extract<Correction["target"], { kind: "task" }>,
): Promise<string | null> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(episodes)
    .innerJoin(runs, eq(runs.id, episodes.runId))
    .where(and(eq(runs.benchmark, benchmark), eq(runs.taskSet, taskSet), eq(episodes.task, task)))
    .limit(1);
  return found === undefined ? "no run has an episode of this task" : null;
}

async function episodesFault(
  db: Database,
  run: string,
  named: readonly { readonly task: string; readonly trial: number }[],
): Promise<string | null> {
  const { rows } = await db.execute<{ task: string; trial: number }>(sql`
    select named.task, named.trial
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named(task text, trial int)
    left join ${episodes} as known
      on known.run_id = ${run} and known.task = named.task and known.trial = named.trial and known.planned
    where known.ordinal is null
    limit 1`);
  const [absent] = rows;
  return absent === undefined
    ? null
    : `the run plans no episode of task ${absent.task}, trial ${absent.trial}`;
}

async function exists(
  db: Database,
  table: typeof reportedFigures | typeof editions | typeof costTotals,
  condition: SQL | undefined,
): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(table).where(condition).limit(1);
  return found.length > 0;
}
