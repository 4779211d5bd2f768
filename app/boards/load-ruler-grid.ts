import { db } from "#db/client.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { comparedScores } from "#db/queries/compared-scores.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { type RulerCell, rulerCells } from "#lib/domain/diff/ruler-cells.ts";
import { type CornerScores, type GridOnOneSet, rulerGrid } from "#lib/domain/diff/ruler-grid.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";

/** The four means between two rows of a board whose scorer and task data both changed; null for any others. */
export async function loadRulerGrid(
  board: string,
  before: RunSummary,
  after: RunSummary,
): Promise<GridOnOneSet | null> {
  const rows = await boardRuns(db, board);
  const [old, next] = [rowOf(rows, before), rowOf(rows, after)];
  const cells = old === null || next === null ? null : rulerCells(old, next, rows);
  if (cells === null) return null;
  const [oldOld, newOld, oldNew, newNew] = await Promise.all([
    scoresOf(cells.oldScorerOldData),
    scoresOf(cells.newScorerOldData),
    scoresOf(cells.oldScorerNewData),
    scoresOf(cells.newScorerNewData),
  ]);
  return rulerGrid({
    oldScorerOldData: oldOld,
    newScorerOldData: newOld,
    oldScorerNewData: oldNew,
    newScorerNewData: newNew,
  });
}

function rowOf(rows: readonly BoardRun[], { id, measurement }: RunSummary): BoardRun | null {
  return rows.find((row) => row.id === id && row.measurement.key === measurement.key) ?? null;
}

async function scoresOf(cell: RulerCell<BoardRun>): Promise<CornerScores> {
  if (cell.row === null) return { scores: null, reason: cell.reason };
  return { scores: await comparedScores(db, cell.row), reason: null };
}
