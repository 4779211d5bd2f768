import { differenceInterval } from "#lib/domain/compare/difference.ts";
import { postStratifiedDifference } from "#lib/domain/compare/post-stratified-difference.ts";
import {
  type StratumWeighting,
  type TaskStratum,
  type TaskTrait,
  taskStrata,
} from "#lib/domain/compare/task-strata.ts";
import { weightedDifference } from "#lib/domain/compare/weighted-difference.ts";
import { withoutNoise } from "#lib/domain/compare/without-noise.ts";
import type { Interval } from "#lib/domain/numbers/interval.ts";
import { type Weighting, weightings } from "#lib/domain/numbers/weighted-mean.ts";
import { counted, formatBounds, formatPercent } from "../words/format.ts";
import { formatPoints } from "../words/format-points.ts";
import { orderWords } from "./compare-order.ts";
import type { CompareSide } from "./compare-side.ts";

/** Bounds on A - B under one way of weighing. */
export interface DifferenceLine {
  readonly key: Weighting | "strata";
  readonly name: string;
  /** What counts once, or what has to be known to read the line. */
  readonly note: string;
  /** The score of each side; null where only their difference is weighed. */
  readonly a: string | null;
  readonly b: string | null;
  readonly difference: Interval;
  /** In points of 100. */
  readonly text: string;
  readonly order: string;
}

export interface StratumLine {
  readonly name: string;
  readonly tasks: number;
  readonly weight: string;
  readonly a: string;
  readonly b: string;
  readonly text: string;
}

export interface Differences {
  /** By episode, task and model, then post-stratified; empty where no task is common. */
  readonly lines: readonly DifferenceLine[];
  readonly strata: readonly StratumLine[];
}

export function differencesOf(a: CompareSide, b: CompareSide, by: StratumWeighting): Differences {
  const strata = taskStrata(a.scores, b.scores, by);
  const lines = weightings.flatMap((weighting) => weightedLine(a, b, weighting) ?? []);
  return {
    lines: [...lines, ...stratifiedLine(a, b, strata)],
    strata: strata.flatMap((stratum) => stratumLine(stratum) ?? []),
  };
}

const names = {
  episode: ["By episode", "every planned episode counts once"],
  task: ["By task", "the mean of task means: every task counts once"],
  model: ["By model", "each side is one model, so this is the figure by episode"],
} as const satisfies Record<Weighting, readonly [string, string]>;

function weightedLine(a: CompareSide, b: CompareSide, weighting: Weighting): DifferenceLine | null {
  const found = weightedDifference(a, b, weighting);
  if (found === null) return null;
  const [name, note] = names[weighting];
  return {
    ...{ key: weighting, name, note },
    a: formatBounds(found.a.low, found.a.high),
    b: formatBounds(found.b.low, found.b.high),
    ...differenceText(found.difference, a, b),
  };
}

/** None where there is no stratum: no common task. */
function stratifiedLine(
  a: CompareSide,
  b: CompareSide,
  strata: readonly TaskStratum[],
): readonly DifferenceLine[] {
  const found = strata.length === 0 ? null : postStratifiedDifference(strata);
  if (found?.kind !== "difference") return [];
  const note =
    strata.length === 1
      ? "all tasks are of one stratum, so nothing is weighed anew"
      : `the differences of the ${counted(strata.length, "stratum", "strata")} below, by their weights`;
  const words = differenceText(withoutNoise(found.difference), a, b);
  return [{ ...{ key: "strata", name: "Post-stratified", note, a: null, b: null }, ...words }];
}

function differenceText(difference: Interval, a: CompareSide, b: CompareSide) {
  return {
    difference,
    text: formatPoints(difference.low, difference.high),
    order: orderWords(difference, a.letter, b.letter),
  };
}

const traitNames = {
  requires_write: "Requires a write",
  no_write: "Reads only",
  empty_reference: "Empty reference",
  trait_unknown: "Not described",
  trait_disputed: "Described differently",
} as const satisfies Record<TaskTrait, string>;

function stratumLine({ name, tasks, weight, a, b }: TaskStratum): StratumLine | null {
  if (a === null || b === null) return null;
  const { low, high } = withoutNoise(differenceInterval(a, b));
  return {
    ...{ name: traitNames[name], tasks, weight: formatPercent(weight) },
    ...{ a: formatBounds(a.low, a.high), b: formatBounds(b.low, b.high) },
    text: formatPoints(low, high),
  };
}
