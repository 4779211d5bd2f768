import type { BoardRun } from "#lib/domain/board-run.ts";
import { compareCodePoints } from "#lib/domain/compare-code-points.ts";
import { naturalOrder } from "#lib/domain/natural-order.ts";
import { costCell } from "./cost-cell.ts";
import { dateCell } from "./date-cell.ts";
import { archivedTick } from "./score-cell.ts";
import { systemLabel } from "./system-label.ts";

export type OrderKey = "lower" | "upper" | "archived" | "coverage" | "cost" | "name" | "date";

type SortValue = number | string | null;

const values = {
  lower: (run) => (run.counts === null ? archivedTick(run) : run.score.low),
  upper: (run) => (run.counts === null ? archivedTick(run) : run.score.high),
  archived: archivedTick,
  coverage: ({ counts }) =>
    counts === null || counts.planned === 0 ? null : counts.valid / counts.planned,
  cost: (run) => costCell(run).usd,
  name: (run) => systemLabel(run.system).toLowerCase(),
  date: (run) => dateCell(run.dates).sortText,
} as const satisfies Record<OrderKey, (run: BoardRun) => SortValue>;

/**
 * Rows in the order a reader asked for. What is unknown comes last in both directions, and rows that tie
 * stand by name, then by id, whichever the direction.
 */
export function ordered(
  runs: readonly BoardRun[],
  key: OrderKey,
  direction: "asc" | "desc",
): readonly BoardRun[] {
  const sortValue: (run: BoardRun) => SortValue = values[key];
  return runs
    .map((run) => ({ run, value: sortValue(run), name: systemLabel(run.system).toLowerCase() }))
    .toSorted(
      (a, b) =>
        byValue(a.value, b.value, direction) ||
        naturalOrder(a.name, b.name) ||
        compareCodePoints(a.run.id, b.run.id),
    )
    .map(({ run }) => run);
}

function byValue(a: SortValue, b: SortValue, direction: "asc" | "desc"): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const up = compareKnown(a, b);
  return direction === "asc" ? up : -up;
}

function compareKnown(a: number | string, b: number | string): number {
  if (typeof a === "number" && typeof b === "number") return Math.sign(a - b);
  return naturalOrder(String(a), String(b));
}
