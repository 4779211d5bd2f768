import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { compareCodePoints } from "#lib/domain/order/compare-code-points.ts";
import { naturalOrder } from "#lib/domain/order/natural-order.ts";
import { costCell } from "../board/cost-cell.ts";
import { dateCell } from "../board/date-cell.ts";
import { archivedTick } from "../board/score-cell.ts";
import { systemLabel } from "../words/system-label.ts";

export type OrderKey = "lower" | "upper" | "archived" | "coverage" | "cost" | "name" | "date";

/** What a row is ordered by, as numbers; null is unknown. Texts are numbered in their natural order. */
export type OrderKeys = Readonly<Record<OrderKey, number | null>>;

export interface KeyedRun {
  readonly run: BoardRun;
  readonly keys: OrderKeys;
}

/** Rows by name, then by id, each with its keys: texts are compared here, once, and in no later sort. */
export function keyedRuns(runs: readonly BoardRun[]): readonly KeyedRun[] {
  const names = numbered(runs.map(nameOf));
  const days = numbered(runs.map(dayOf));
  return runs
    .map((run) => {
      const keys = { name: numberOf(names, nameOf(run)), date: numberOf(days, dayOf(run)) };
      return { run, keys: { ...figuresOf(run), ...keys } };
    })
    .toSorted(
      (a, b) => Number(a.keys.name) - Number(b.keys.name) || compareCodePoints(a.run.id, b.run.id),
    );
}

function nameOf({ system }: BoardRun): string {
  return systemLabel(system).toLowerCase();
}

function dayOf({ dates }: BoardRun): string | null {
  return dateCell(dates).sortText;
}

function figuresOf(run: BoardRun) {
  const { counts, score } = run;
  const archived = archivedTick(run);
  const isPlanned = counts !== null && counts.planned > 0;
  return {
    lower: counts === null ? archived : score.low,
    upper: counts === null ? archived : score.high,
    archived,
    coverage: isPlanned ? counts.valid / counts.planned : null,
    cost: costCell(run).usd,
  };
}

function numbered(texts: readonly (string | null)[]): ReadonlyMap<string, number> {
  const distinct = new Set(texts.filter((text) => text !== null));
  return new Map([...distinct].toSorted(naturalOrder).map((text, number) => [text, number]));
}

function numberOf(numbers: ReadonlyMap<string, number>, text: string | null): number | null {
  const number = text === null ? undefined : numbers.get(text);
  return number === undefined ? null : number;
}
