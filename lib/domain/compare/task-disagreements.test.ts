import { describe, expect, it } from "vitest";
import { taskDisagreements } from "./task-disagreements.ts";
import { scoreOf } from "./testing.ts";

describe("taskDisagreements", () => {
  it("puts certain disagreement before possible, and agreement last", () => {
    const a = [scoreOf("1", 1), scoreOf("2", null), scoreOf("10", 0), scoreOf("9", 1)];
    const b = [scoreOf("1", 1), scoreOf("2", 0), scoreOf("10", 1), scoreOf("9", 0)];

    expect(taskDisagreements(a, b).map(({ task, difference }) => [task, difference])).toEqual([
      ["9", { low: 1, high: 1 }],
      ["10", { low: -1, high: -1 }],
      ["2", { low: 0, high: 1 }],
      ["1", { low: 0, high: 0 }],
    ]);
  });

  it("lists the trials of a task in order", () => {
    const a = [scoreOf("1", null, { trial: 1 }), scoreOf("1", 1)];
    const b = [scoreOf("1", 0, { trial: 1 }), scoreOf("1", 0)];

    const [task] = taskDisagreements(a, b);

    expect(task?.a.map(({ trial }) => trial)).toEqual([0, 1]);
    expect(task?.difference).toEqual({ low: 0.5, high: 1 });
  });

  it("holds a task of one side for no common task", () => {
    expect(taskDisagreements([scoreOf("1", 1)], [])).toEqual([]);
  });
});
