import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { ComparedScore } from "#lib/domain/compare/compared-score.ts";
import { sharedTasks } from "#lib/domain/compare/shared-tasks.ts";
import type { StratumWeighting } from "#lib/domain/compare/task-strata.ts";
import { type DifferenceAxis, differenceAxis } from "./compare-axis.ts";
import { type Differences, differencesOf } from "./compare-differences.ts";
import { compareFinding } from "./compare-finding.ts";
import { compareGrid, type GridRow } from "./compare-grid.ts";
import { type KindLine, kindLines } from "./compare-kinds.ts";
import { type OutcomeTable, outcomeTable } from "./compare-outcomes.ts";
import { type SamplingView, samplingView } from "./compare-sampling.ts";
import { type CompareSide, compareSide } from "./compare-side.ts";
import { type TaskChoice, type TaskPage, taskPage } from "./compare-tasks.ts";

/** A run that takes part, with its planned episodes. */
export interface CompareInput {
  readonly run: BoardRun;
  readonly scores: readonly ComparedScore[];
}

export interface CompareChoice extends TaskChoice {
  /** Whose pair with the baseline is shown; the first other where none is named. */
  readonly pair: string;
  readonly strata: StratumWeighting;
}

export interface CompareView {
  readonly sentence: string;
  /** The baseline first. */
  readonly sides: readonly CompareSide[];
  /** Tasks that all of them plan. */
  readonly tasks: number;
  /** Whose models these are: a difference of models and scaffolds at once says neither. */
  readonly models: string;
  /** Above two runs. */
  readonly grid: readonly GridRow[] | null;
  /** Null below two runs, and where no task is common. */
  readonly pair: PairView | null;
}

/** Two runs in full. */
export interface PairView extends Differences {
  readonly a: CompareSide;
  readonly b: CompareSide;
  readonly axis: DifferenceAxis;
  readonly kinds: readonly KindLine[];
  readonly sampling: SamplingView;
  readonly outcomes: OutcomeTable;
  readonly page: TaskPage;
}

/** Two to six runs on the tasks that all of them plan. */
export function compareView(inputs: readonly CompareInput[], choice: CompareChoice): CompareView {
  const { tasks, sides: shared } = sharedTasks(inputs.map(({ scores }) => scores));
  const sides = inputs.flatMap(({ run }, at) => {
    const own = shared[at];
    return own === undefined ? [] : [compareSide(run, own, at)];
  });
  const [a, ...others] = sides;
  const b = others.find(({ id }) => id === choice.pair) ?? others[0];
  const isPaired = a !== undefined && b !== undefined && tasks.length > 0;
  return {
    sentence: compareFinding(sides, tasks.length),
    ...{ sides, tasks: tasks.length, models: modelsOf(sides) },
    grid: others.length > 1 && tasks.length > 0 ? compareGrid(sides) : null,
    pair: isPaired ? pairView(a, b, tasks.length, choice) : null,
  };
}

function pairView(a: CompareSide, b: CompareSide, tasks: number, choice: CompareChoice): PairView {
  const differences = differencesOf(a, b, choice.strata);
  return {
    ...{ a, b, ...differences },
    axis: differenceAxis(differences.lines.map(({ difference }) => difference)),
    kinds: kindLines(a, b),
    sampling: samplingView(a, b, tasks),
    outcomes: outcomeTable(a, b),
    page: taskPage(a, b, choice),
  };
}

function modelsOf(sides: readonly CompareSide[]): string {
  const models = new Set(sides.map(({ model }) => model));
  const [only] = models;
  if (models.size === 1 && only !== null && only !== undefined) {
    return `All ran ${only}: a difference is the agent's, or its settings'.`;
  }
  const named = sides.map(({ letter, model }) => `${letter} ${model ?? "a model nobody names"}`);
  return `The models differ (${named.join(", ")}): a difference is of whole systems, not of agents.`;
}
