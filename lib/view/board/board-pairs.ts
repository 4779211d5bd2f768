import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { type PairOrder, pairOrder } from "#lib/domain/board/pair-order.ts";
import type { Bounds } from "#lib/domain/board/rank-interval.ts";
import { rowBounds } from "#lib/domain/board/row-bounds.ts";
import { compareFractions } from "#lib/domain/numbers/compare-fractions.ts";
import type { Fraction } from "#lib/domain/numbers/fraction.ts";
import { formatBounds } from "../words/format.ts";
import { systemLabel } from "../words/system-label.ts";
import { boardGroups } from "./board-groups.ts";
import { rowId } from "./row-id.ts";

/** Every pair of up to so many rows is listed. */
const mostRows = 40;

export interface PairRow {
  readonly id: string;
  readonly run: string;
  readonly label: string;
  readonly bounds: string;
  /** The other rows by how this one stands to them, in the board's order. */
  readonly others: Readonly<Record<PairOrder, readonly PairPartner[]>>;
}

interface PairPartner {
  readonly id: string;
  readonly run: string;
  readonly label: string;
}

export interface BoardPairs {
  readonly rows: readonly PairRow[];
  /** Ranked rows with bounds, those beyond the limit too. */
  readonly ranked: number;
}

/** Who certainly beats whom among the rows that the board ranks: highest low end first, cut at a limit. */
export function boardPairs(board: Board, runs: readonly BoardRun[]): BoardPairs {
  const group = boardGroups(board, runs).find(({ kind }) => kind === "ranked");
  const bounded = (group === undefined ? [] : group.runs)
    .flatMap(boundedRow)
    .toSorted((a, b) => compareFractions(b.low, a.low) || compareFractions(b.high, a.high));
  const shown = bounded.slice(0, mostRows);
  return { rows: shown.map((row) => pairRow(row, shown)), ranked: bounded.length };
}

interface BoundedRow extends PairPartner, Bounds<Fraction> {
  readonly bounds: string;
}

function boundedRow(run: BoardRun): BoundedRow[] {
  const bounds = rowBounds(run.counts, run.score);
  const { low, high } = run.score;
  if (bounds === null || low === null || high === null) return [];
  const label = systemLabel(run.system);
  return [{ id: rowId(run), run: run.id, label, bounds: formatBounds(low, high), ...bounds }];
}

function pairRow(row: BoundedRow, rows: readonly BoundedRow[]): PairRow {
  const others = rows.filter((other) => other !== row);
  const { id, run, label, bounds } = row;
  const standing = (order: PairOrder) =>
    others
      .filter((other) => pairOrder(row, other) === order)
      .map((other) => ({ id: other.id, run: other.run, label: other.label }));
  return {
    ...{ id, run, label, bounds },
    others: {
      above: standing("above"),
      below: standing("below"),
      tied: standing("tied"),
      open: standing("open"),
    },
  };
}
