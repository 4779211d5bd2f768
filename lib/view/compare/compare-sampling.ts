import type { BootstrapPlan, PairedTask } from "#lib/domain/compare/paired-bootstrap.ts";
import { tasksScoredTwice } from "#lib/domain/compare/tasks-scored-twice.ts";
import { withoutNoise } from "#lib/domain/compare/without-noise.ts";
import type { Interval } from "#lib/domain/numbers/interval.ts";
import { counted } from "../words/format.ts";
import { formatPoints } from "../words/format-points.ts";
import type { CompareSide } from "./compare-side.ts";

/** What a browser redraws: tasks with a valid score on both sides. */
export interface SamplingView {
  readonly tasks: readonly PairedTask[];
  /** The mean difference over these tasks, in words. */
  readonly sentence: string;
}

export function samplingView(a: CompareSide, b: CompareSide, common: number): SamplingView {
  const tasks = tasksScoredTwice(a.scores, b.scores);
  const scored = `${tasks.length} of ${counted(common, "common task")}`;
  if (tasks.length === 0) return { tasks, sentence: `${scored} scored on both sides.` };
  const sum = tasks.reduce((total, task) => total + task.a - task.b, 0);
  const { low } = withoutNoise({ low: sum / tasks.length, high: 1 });
  const mean = `${a.letter} − ${b.letter} is ${formatPoints(low, low)} points`;
  return { tasks, sentence: `On ${scored} scored on both sides, ${mean} of what was scored.` };
}

export function bootstrapPlan(seed: number): BootstrapPlan {
  return { seed, draws: 10_000, coverage: 0.95 };
}

/** The interval in words: which says of itself what it is not. */
export function samplingText(interval: Interval | null): string {
  if (interval === null) return "Fewer than two tasks are scored on both sides: nothing to redraw.";
  return `${formatPoints(interval.low, interval.high)} points in 95 % of 10 000 redraws.`;
}
