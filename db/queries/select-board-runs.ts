import { asc, inArray, type SQL } from "drizzle-orm";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { concernsRun } from "#lib/domain/correction/concerns-run.ts";
import { correctRun } from "#lib/domain/correction/correct-run.ts";
import type { Database } from "../database.ts";
import { costTotals, reportedFigures } from "../schema/index.ts";
import { boardRunRows } from "./board-run-rows.ts";
import { correctedRows, rowKey } from "./corrected-rows.ts";
import { runCorrections } from "./run-corrections.ts";
import { toBoardRun } from "./to-board-run.ts";

/**
 * Published runs with their tallies, rebuilt into the shape that a report has, as the corrections in force leave them.
 *
 * One tally row a run and measurement, a handful of figures and cost rows: episodes are never touched.
 */
export async function selectBoardRuns(db: Database, condition: SQL): Promise<BoardRun[]> {
  const rows = await boardRunRows(db, condition);
  const ids = [...new Set(rows.map(({ run }) => run.id))];
  if (ids.length === 0) return [];
  const figures = await db
    .select()
    .from(reportedFigures)
    .where(inArray(reportedFigures.runId, ids))
    .orderBy(asc(reportedFigures.runId), asc(reportedFigures.place));
  const costs = await db
    .select()
    .from(costTotals)
    .where(inArray(costTotals.runId, ids))
    .orderBy(asc(costTotals.runId), asc(costTotals.place));
  const figuresOf = byRun(figures);
  const costsOf = byRun(costs);
  const archived = rows.map((row) =>
    toBoardRun(row, figuresOf.get(row.run.id), costsOf.get(row.run.id)),
  );
  return corrected(db, archived);
}

async function corrected(db: Database, archived: readonly BoardRun[]): Promise<BoardRun[]> {
  const corrections = await runCorrections(db, archived);
  if (corrections.length === 0) return [...archived];
  const ids = [...new Set(archived.map(({ id }) => id))];
  const figures = await correctedRows(db, ids);
  return archived.map((run) => {
    const own = corrections.filter((one) => concernsRun(one, run));
    return correctRun(run, own, figures.get(rowKey(run.id, run.measurement.key)) ?? null);
  });
}

function byRun<Row extends { readonly runId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.runId);
    if (group === undefined) groups.set(row.runId, [row]);
    else group.push(row);
  }
  return groups;
}
