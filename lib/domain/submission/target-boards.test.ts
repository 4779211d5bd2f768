import { expect, it } from "vitest";
import { runOf } from "#lib/view/testing.ts";
import { targetBoards } from "./target-boards.ts";

const taskSet = { version: null, hash: null, tasks: null };
const run = (name: string | null) =>
  runOf({ benchmark: "tau-bench", taskSet: { ...taskSet, name } });

it("names each board once, and none for an unknown task set", () => {
  const runs = [run("retail"), run("airline"), run("retail"), run(null)];
  expect(targetBoards({ runs })).toEqual(["tau-bench-airline", "tau-bench-retail"]);
});

it("counts a re-score on the board of its run, and one that was laid over none nowhere", () => {
  const placed = { placement: { board: "tau2-bench-telecom" } };
  expect(targetBoards({ runs: [], rescores: [placed, { placement: null }] })).toEqual([
    "tau2-bench-telecom",
  ]);
});
