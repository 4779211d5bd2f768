/** Two made-up systems whose order is not identified: the worked example of docs/method, as archives. */
export interface ConstructedRun {
  readonly fileName: string;
  readonly text: string;
}

interface Shape {
  readonly model: string;
  readonly pass: number;
  readonly fail: number;
  readonly unscored: number;
}

const shapes: readonly Shape[] = [
  { model: "Constructed A", pass: 30, fail: 20, unscored: 50 },
  { model: "Constructed B", pass: 43, fail: 55, unscored: 2 },
];

/** A has 30 passes among 50 scored of 100, B 43 among 98: bounds [30, 80] and [43, 45] percent. */
export function workedExample(): ConstructedRun[] {
  return shapes.map((shape) => ({
    fileName: `${shape.model.toLowerCase().replace(" ", "-")}.jsonl`,
    text: [header(shape), ...episodes(shape)].map((line) => `${JSON.stringify(line)}\n`).join(""),
  }));
}

function header({ model }: Shape) {
  return {
    assay: "run/1",
    benchmark: "worked-example",
    task_set: { name: "hundred-tasks", version: "1" },
    plan: { tasks: Array.from({ length: 100 }, (_, task) => `${task + 1}`), trials: 1 },
    system: { model, agent: "made up" },
    measurement: {
      scorer: "constructed",
      scorer_version: "1",
      mode: "not_applicable",
      user_simulator: "none",
      reward_basis: "pass or fail",
    },
    notes: { constructed: "Made-up figures: the worked example of the method page." },
  };
}

function episodes({ pass, fail, unscored }: Shape) {
  return Array.from({ length: pass + fail + unscored }, (_, index) => {
    const task = `${index + 1}`;
    if (index >= pass + fail) {
      const end = { signal: "step limit" };
      return { task, execution: "limit", end, scorer: { ran: false }, score: { value: 0 } };
    }
    const value = index < pass ? 1 : 0;
    return { task, execution: "finished", scorer: { ran: true }, score: { value } };
  });
}
