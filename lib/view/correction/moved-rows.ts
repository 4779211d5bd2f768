import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import type { CorrectionMark } from "#lib/domain/correction/correction-mark.ts";
import type { Counts, ScoreFigures } from "#lib/domain/run-summary.ts";
import { boardGroups } from "../board/board-groups.ts";
import { type CostCell, costCell } from "../board/cost-cell.ts";
import { rowId } from "../board/row-id.ts";
import { systemLabel } from "../words/system-label.ts";

/** The figures of one row on one side of a correction. */
export interface MovedRow {
  readonly row: string;
  readonly run: string;
  readonly measurement: string;
  readonly label: string;
  readonly counts: Counts | null;
  readonly score: ScoreFigures;
  readonly reported: readonly { readonly metric: string; readonly value: string | null }[];
  /** The range of ranks among the rows of its ruler; null for a row that has none or was withdrawn. */
  readonly rank: string | null;
  /** Of one planned episode. */
  readonly cost: CostCell;
  readonly withdrawn: CorrectionMark | null;
}

/**
 * Rows of a board with their place among its standing rows.
 *
 * @param all every row of the board, the withdrawn ones too
 */
export function movedRows(
  board: Board,
  all: readonly BoardRun[],
  rows: readonly BoardRun[],
): readonly MovedRow[] {
  const groups = boardGroups(
    board,
    all.filter(({ withdrawn }) => withdrawn === null),
  );
  return rows.map((run) => {
    const place = groups.find(({ runs }) => runs.includes(run))?.places.get(run.id);
    return {
      row: rowId(run),
      run: run.id,
      measurement: run.measurement.key,
      label: systemLabel(run.system),
      counts: run.counts,
      score: run.score,
      reported: run.reported.map(({ metric, value }) => ({ metric, value })),
      rank: place === undefined ? null : place.rank,
      cost: costCell(run),
      withdrawn: run.withdrawn,
    };
  });
}
