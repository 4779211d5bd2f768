import type { Interval } from "./interval.ts";

/** A cost that is known to lie in a range; `high` is null when nothing bounds it from above. */
export interface CostRange {
  readonly low: number;
  readonly high: number | null;
}

/** A row as the frontier sees it. A row whose cost nobody knows at all has null and takes no part. */
export interface FrontierRow {
  readonly id: string;
  readonly cost: CostRange | null;
  readonly score: Interval;
}

/** `certain`: on it whatever the open facts are; `possible`: on it for some of them; `off`: for none. */
export const standings = ["certain", "possible", "off", "not_placed"] as const;
export type Standing = (typeof standings)[number];

export interface FrontierPlace {
  readonly id: string;
  readonly standing: Standing;
}

/**
 * Places rows on the cost-accuracy frontier when score and cost are ranges (measurement.md 7). A row
 * dominates another if it is no worse on both axes and better on one. A row is off if another's worst
 * corner dominates its best corner, certainly on if no other's best corner dominates its worst.
 * All costs must be on one basis. Answers stand in the order of the rows.
 *
 * @throws RangeError if a score or a cost is no range
 * @example
 * // A 0.58 at $40 and B 0.56 at $60: A certain, B off
 */
export function frontier(rows: readonly FrontierRow[]): readonly FrontierPlace[] {
  const placed = rows.map(({ cost, score }) => (cost === null ? null : corners(cost, score)));
  const others = placed.filter((row) => row !== null);
  return rows.map(({ id }, index) => ({ id, standing: standingOf(placed[index], others) }));
}

interface Point {
  readonly score: number;
  readonly cost: number;
}

interface Corners {
  readonly best: Point;
  readonly worst: Point;
}

function corners(cost: CostRange, score: Interval): Corners {
  const costHigh = cost.high ?? Number.POSITIVE_INFINITY;
  if (!(score.low <= score.high && cost.low <= costHigh)) {
    throw new RangeError(
      `no row scores ${score.low} to ${score.high} at ${cost.low} to ${costHigh}`,
    );
  }
  return {
    best: { score: score.high, cost: cost.low },
    worst: { score: score.low, cost: costHigh },
  };
}

function standingOf(row: Corners | null | undefined, placed: readonly Corners[]): Standing {
  if (!row) return "not_placed";
  const others = placed.filter((other) => other !== row);
  if (others.some(({ worst }) => dominates(worst, row.best))) return "off";
  return others.some(({ best }) => dominates(best, row.worst)) ? "possible" : "certain";
}

function dominates(a: Point, b: Point): boolean {
  const isNoWorse = a.score >= b.score && a.cost <= b.cost;
  return isNoWorse && (a.score > b.score || a.cost < b.cost);
}
