import { expect, it } from "vitest";
import { concernsRun } from "./concerns-run.ts";
import type { CorrectionTarget } from "./correction.ts";

const run = { id: "r_1", benchmark: "tau-bench", taskSet: { name: "airline" } };
const own = { benchmark: "tau-bench", taskSet: "airline" } as const;

it.each<readonly [CorrectionTarget, boolean]>([
  [{ kind: "run", run: "r_1" }, true],
  [{ kind: "run", run: "r_2" }, false],
  [{ kind: "episodes", run: "r_1", episodes: [] }, true],
  [{ kind: "figure", run: "r_1", metric: "accuracy" }, true],
  [{ kind: "task", ...own, task: "7" }, true],
  [{ kind: "task_set", ...own }, true],
  [{ kind: "task_set", ...own, taskSet: "retail" }, false],
  [{ kind: "board", board: "tau-bench-airline" }, false],
  [{ kind: "edition", board: "tau-bench-airline", number: 1 }, false],
])("of %j: %j", (target, concerns) => {
  expect(concernsRun({ target }, run)).toBe(concerns);
});
