/** A point of cost and score; more score and less cost are better. */
export interface FrontierPoint {
  readonly score: number;
  readonly cost: number;
}

interface OwnedPoint extends FrontierPoint {
  readonly owner: number;
}

/** The best scores up to some cost: the best of all, and the best of those that are not its owner's. */
interface Step {
  readonly cost: number;
  readonly first: OwnedPoint;
  readonly second: OwnedPoint | null;
}

/**
 * Answers whether some other owner's point dominates a given one, in logarithmic time: 2,000 rows would
 * otherwise be compared pair by pair at each change of basis.
 */
export class Skyline {
  private readonly steps: readonly Step[];

  /** @param points at most one of each owner */
  constructor(points: readonly OwnedPoint[]) {
    const steps: Step[] = [];
    let last: Step | null = null;
    for (const point of points.toSorted((a, b) => a.cost - b.cost)) {
      last = last === null ? { cost: point.cost, first: point, second: null } : after(last, point);
      if (steps.at(-1)?.cost === point.cost) steps.pop();
      steps.push(last);
    }
    this.steps = steps;
  }

  /** Whether a point of another owner is no worse on both axes and better on one. */
  dominates({ score, cost }: FrontierPoint, owner: number): boolean {
    const upTo = this.best(cost, owner, true);
    if (upTo !== null && upTo > score) return true;
    const below = this.best(cost, owner, false);
    return below !== null && below >= score;
  }

  /** The best score of others at a cost up to `cost`, or below it; null when there is none. */
  private best(cost: number, owner: number, inclusive: boolean): number | null {
    const step = this.steps[this.count(cost, inclusive) - 1];
    if (step === undefined) return null;
    const point = step.first.owner === owner ? step.second : step.first;
    return point === null ? null : point.score;
  }

  /** How many steps lie at a cost up to `cost`, or below it. */
  private count(cost: number, inclusive: boolean): number {
    let [from, to] = [0, this.steps.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const at = this.steps[middle]?.cost;
      const isWithin = at !== undefined && (inclusive ? at <= cost : at < cost);
      if (isWithin) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

function after({ first, second }: Step, point: OwnedPoint): Step {
  const { cost } = point;
  if (point.score > first.score) return { cost, first: point, second: first };
  const isSecond = second === null || point.score > second.score;
  return { cost, first, second: isSecond ? point : second };
}
