import { expect, it } from "vitest";
import { concernsBoard } from "./concerns-board.ts";
import type { CorrectionTarget } from "./correction.ts";

const board = { slug: "tau-bench-airline", benchmark: "tau-bench", taskSet: "airline" };
const runs = new Set(["r_1"]);
const own = { benchmark: "tau-bench", taskSet: "airline" } as const;
const others = { benchmark: "tau-bench", taskSet: "retail" } as const;

const targets: readonly (readonly [CorrectionTarget, CorrectionTarget])[] = [
  [
    { kind: "run", run: "r_1" },
    { kind: "run", run: "r_2" },
  ],
  [
    { kind: "episodes", run: "r_1", episodes: [] },
    { kind: "episodes", run: "r_2", episodes: [] },
  ],
  [
    { kind: "figure", run: "r_1", metric: "pass_hat_1" },
    { kind: "figure", run: "r_2", metric: "pass_hat_1" },
  ],
  [
    { kind: "task", ...own, task: "7" },
    { kind: "task", ...others, task: "7" },
  ],
  [
    { kind: "task_set", ...own },
    { kind: "task_set", ...others, benchmark: "tau2-bench" },
  ],
  [
    { kind: "board", board: "tau-bench-airline" },
    { kind: "board", board: "tau-bench-retail" },
  ],
  [
    { kind: "edition", board: "tau-bench-airline", number: 1 },
    { kind: "edition", board: "tau-bench-retail", number: 1 },
  ],
];

it.each(targets)("takes %j for this board and %j for another", (ours, theirs) => {
  expect([concernsBoard(ours, board, runs), concernsBoard(theirs, board, runs)]).toEqual([
    true,
    false,
  ]);
});
