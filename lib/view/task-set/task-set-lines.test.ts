import { expect, it } from "vitest";
import { taskSetLines } from "./task-set-lines.ts";

it("counts versions and runs of each task set, by name", () => {
  const set = (taskSet: string, labels: string[], runs: number) => ({
    ...{ benchmark: "tau2-bench", taskSet, labels, runs: Array.from({ length: runs }) },
  });
  const lines = taskSetLines([
    set("retail", [], 1),
    set("airline", ["v1"], 2),
    set("airline", ["v2"], 0),
  ]);
  expect(lines).toEqual([
    {
      slug: "tau2-bench-airline",
      name: "tau2-bench / airline",
      versions: 2,
      labels: "v1, v2",
      runs: 2,
    },
    { slug: "tau2-bench-retail", name: "tau2-bench / retail", versions: 1, labels: "", runs: 1 },
  ]);
});
