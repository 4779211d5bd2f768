import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Database } from "../database.ts";
import { boards, runs, runTallies } from "../schema/index.ts";
import { selectBoardRuns } from "./select-board-runs.ts";

/** Other published runs of one board under the same names, as they were published; none for a run whose model nobody knows, and no withdrawn one. */
export async function sameSystemRuns(db: Database, run: BoardRun): Promise<readonly BoardRun[]> {
  const { model, agent, reasoningEffort } = run.system;
  if (model === null) return [];
  const condition = and(
    eq(boards.slug, run.board),
    ne(runs.id, run.id),
    isNull(runTallies.rescoreId),
    eq(runs.model, model),
    same(sql`${runs.agent}`, agent),
    same(sql`${runs.reasoningEffort}`, reasoningEffort),
  );
  if (condition === undefined) return [];
  const rows = await selectBoardRuns(db, condition);
  return rows.filter(({ withdrawn }) => withdrawn === null);
}

function same(column: SQL, value: string | null): SQL {
  return sql`${column} is not distinct from ${value}::text`;
}
