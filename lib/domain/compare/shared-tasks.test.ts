import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedTasks } from "./shared-tasks.ts";
import { scoreOf } from "./testing.ts";

const plan = (...tasks: readonly string[]) => tasks.map((task) => scoreOf(task, 1));

describe("sharedTasks", () => {
  it("keeps what every run plans and names the rest of each", () => {
    const { tasks, sides } = sharedTasks([plan("10", "1", "2"), plan("2", "3", "10")]);

    expect(tasks).toEqual(["2", "10"]);
    expect(sides.map(({ leftOut }) => leftOut)).toEqual([["1"], ["3"]]);
    expect(sides.map(({ scores }) => scores.map(({ task }) => task))).toEqual([
      ["10", "2"],
      ["2", "10"],
    ]);
  });

  it("counts the episodes of a task left out, and the task once", () => {
    const trials = [scoreOf("1", 1), scoreOf("1", 0, { trial: 1 })];

    const { sides } = sharedTasks([trials, plan("2")]);

    expect(sides[0]).toEqual({ scores: [], leftOut: ["1"], leftOutEpisodes: 2 });
  });

  it("holds an excluded episode for no part of a plan", () => {
    const excluded = scoreOf("2", null, { status: "excluded", reason: null });

    const { tasks, sides } = sharedTasks([[...plan("1"), excluded], plan("1", "2")]);

    expect(tasks).toEqual(["1"]);
    expect(sides.map(({ leftOut }) => leftOut)).toEqual([[], ["2"]]);
  });

  it("has nothing to share among no runs", () => {
    expect(sharedTasks([])).toEqual({ tasks: [], sides: [] });
  });

  it("loses no episode, and gives each side the same tasks", () => {
    const anyPlan = fc.array(fc.constantFrom("1", "2", "3", "4").map((task) => scoreOf(task, 1)));
    fc.assert(
      fc.property(fc.array(anyPlan, { minLength: 2, maxLength: 4 }), (runs) => {
        const { tasks, sides } = sharedTasks(runs);
        for (const [at, { scores, leftOutEpisodes }] of sides.entries()) {
          expect(scores.length + leftOutEpisodes).toBe(runs[at]?.length);
          expect(new Set(scores.map(({ task }) => task))).toEqual(new Set(tasks));
        }
      }),
    );
  });
});
