import type { Interval } from "../numbers/interval.ts";
import { type FrontierPoint, Skyline } from "./skyline.ts";

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
  const placed = rows.flatMap(({ cost, score }, owner) =>
    cost === null ? [] : { owner, ...corners(cost, score) },
  );
  const bests = new Skyline(placed.map(({ owner, best }) => ({ owner, ...best })));
  const worsts = new Skyline(placed.map(({ owner, worst }) => ({ owner, ...worst })));
  const standings = new Map<number, Standing>();
  for (const { owner, best, worst } of placed) {
    if (worsts.dominates(best, owner)) standings.set(owner, "off");
    else standings.set(owner, bests.dominates(worst, owner) ? "possible" : "certain");
  }
  return rows.map(({ id }, owner) => ({ id, standing: standings.get(owner) ?? "not_placed" }));
}

interface Corners {
  readonly best: FrontierPoint;
  readonly worst: FrontierPoint;
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
