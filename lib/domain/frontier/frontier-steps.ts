import type { FrontierRow } from "./frontier.ts";
import type { FrontierPoint } from "./skyline.ts";

/** The two step lines between which the true frontier lies. Each step holds from its cost on. */
export interface FrontierSteps {
  /** The best score that is sure to be had for a cost: max of score.low where cost.high is within it. */
  readonly guaranteed: readonly FrontierPoint[];
  /** The best score that is possible for a cost: max of score.high where cost.low is within it. */
  readonly optimistic: readonly FrontierPoint[];
}

/**
 * The band of the frontier (measurement.md 7, drawn as steps because nothing is known between rows). It is
 * an outer bound: errors of score and cost in one run may go together. Rows without a cost take no part.
 *
 * @example
 * // A 0.3 to 0.5 at $1 to $2: guaranteed [{ cost: 2, score: 0.3 }], optimistic [{ cost: 1, score: 0.5 }]
 */
export function frontierSteps(rows: readonly FrontierRow[]): FrontierSteps {
  const placed = rows.flatMap(({ cost, score }) => (cost === null ? [] : { cost, score }));
  return {
    guaranteed: rising(
      placed.flatMap(({ cost, score }) =>
        cost.high === null ? [] : { cost: cost.high, score: score.low },
      ),
    ),
    optimistic: rising(placed.map(({ cost, score }) => ({ cost: cost.low, score: score.high }))),
  };
}

function rising(points: readonly FrontierPoint[]): readonly FrontierPoint[] {
  const steps: FrontierPoint[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const point of points.toSorted((a, b) => a.cost - b.cost || b.score - a.score)) {
    if (point.score <= best) continue;
    best = point.score;
    steps.push(point);
  }
  return steps;
}
