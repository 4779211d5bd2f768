import { scoreBounds } from "../score/score-bounds.ts";
import type { ComparedScore } from "./compared-score.ts";
import type { Stratum } from "./post-stratified-difference.ts";
import { scoredSum } from "./scored-sum.ts";

/** How strata weigh: by their share of the common tasks, or all the same. */
export const stratumWeightings = ["tasks", "equal"] as const;
export type StratumWeighting = (typeof stratumWeightings)[number];

/** What a task is, as far as both archives say the same. */
export const taskTraits = [
  "requires_write",
  "no_write",
  "empty_reference",
  "trait_unknown",
  "trait_disputed",
] as const;
export type TaskTrait = (typeof taskTraits)[number];

export interface TaskStratum extends Stratum {
  readonly name: TaskTrait;
  readonly tasks: number;
}

/**
 * The common tasks in strata by their traits, with each side's bounds on them. Weights follow from the plan alone, never
 * from an outcome, and sum to 1. No run speaks for another: where the archives do not say the same of a task, it is
 * disputed; where neither says anything, unknown.
 *
 * @param a episodes of the common tasks; `b` the same tasks
 */
export function taskStrata(
  a: readonly ComparedScore[],
  b: readonly ComparedScore[],
  weighting: StratumWeighting,
): readonly TaskStratum[] {
  const [left, right] = [traitsByTask(a), traitsByTask(b)];
  const traits = new Map(
    [...left].map(([task, trait]) => [
      task,
      right.get(task) === trait ? trait : ("trait_disputed" as const),
    ]),
  );
  const present = taskTraits.filter((trait) => [...traits.values()].includes(trait));
  return present.map((name) => {
    const tasks = [...traits.values()].filter((trait) => trait === name).length;
    const inside = ({ task }: ComparedScore) => traits.get(task) === name;
    return {
      ...{ name, tasks },
      weight: weighting === "tasks" ? tasks / traits.size : 1 / present.length,
      a: scoreBounds(scoredSum(a.filter(inside))),
      b: scoreBounds(scoredSum(b.filter(inside))),
    };
  });
}

function traitsByTask(scores: readonly ComparedScore[]): ReadonlyMap<string, TaskTrait> {
  return new Map(scores.map((score) => [score.task, traitOf(score)]));
}

function traitOf({ requiresWrite, emptyReference }: ComparedScore): TaskTrait {
  if (emptyReference === true) return "empty_reference";
  if (requiresWrite === null) return "trait_unknown";
  return requiresWrite ? "requires_write" : "no_write";
}
