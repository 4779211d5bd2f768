import type { Interval } from "../numbers/interval.ts";

/** One task's scores on both sides, drawn together: means over its episodes, 0..1. */
export interface PairedTask {
  readonly task: string;
  readonly a: number;
  readonly b: number;
}

export interface BootstrapPlan {
  /** Whole number, of which 32 bits count; the same seed gives the same interval. */
  readonly seed: number;
  readonly draws: number;
  /** Share of the draws inside the interval, above 0 and below 1. */
  readonly coverage: number;
}

/**
 * Sampling interval of the mean difference A - B over tasks: tasks are resampled as blocks, both sides
 * of a task together (measurement.md 5). Percentile interval; seeded and repeatable. It says nothing
 * about unresolved episodes: show it beside the bounds, never merged with them. Null below two tasks.
 *
 * @throws RangeError if a score is not finite or the plan is not usable
 * @example
 * pairedBootstrap(tasks, { seed: 1, draws: 2000, coverage: 0.95 });
 */
export function pairedBootstrap(
  tasks: readonly PairedTask[],
  plan: BootstrapPlan,
): Interval | null {
  checkPlan(plan);
  const differences = Float64Array.from(tasks, ({ a, b }) => a - b);
  if (!differences.every(Number.isFinite)) throw new RangeError("a task's score is not a number");
  if (tasks.length < 2) return null;
  const random = randomShares(plan.seed);
  const means = Float64Array.from({ length: plan.draws }, () => resampledMean(differences, random));
  const ordered = means.toSorted();
  const outside = Math.floor(((1 - plan.coverage) / 2) * plan.draws);
  const inside = ordered.subarray(outside, plan.draws - outside);
  return { low: Math.min(...inside.subarray(0, 1)), high: Math.max(...inside.subarray(-1)) };
}

function checkPlan({ seed, draws, coverage }: BootstrapPlan): void {
  const isWhole = Number.isSafeInteger(seed) && Number.isSafeInteger(draws);
  if (!(isWhole && draws > 0 && coverage > 0 && coverage < 1)) {
    throw new RangeError(`no bootstrap of ${draws} draws at ${coverage} from seed ${seed}`);
  }
}

/** The mean of as many tasks as there are, drawn with replacement. */
function resampledMean(differences: Float64Array, random: () => number): number {
  let sum = 0;
  for (const _task of differences) {
    const drawn = Math.floor(random() * differences.length);
    for (const difference of differences.subarray(drawn, drawn + 1)) sum += difference;
  }
  return sum / differences.length;
}

/** Mulberry32: a small repeatable generator of shares from 0 up to 1. */
function randomShares(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
