import { describe, expect, it } from "vitest";
import { tasksScoredTwice } from "./tasks-scored-twice.ts";
import { scoreOf } from "./testing.ts";

describe("tasksScoredTwice", () => {
  it("takes the mean of what was scored, on tasks that both sides scored", () => {
    const a = [
      scoreOf("1", 1),
      scoreOf("1", 0, { trial: 1 }),
      scoreOf("1", null, { trial: 2 }),
      scoreOf("2", null),
      scoreOf("3", 1),
      scoreOf("4", 1),
    ];
    const b = [scoreOf("1", 0), scoreOf("2", 1), scoreOf("3", null), scoreOf("5", 1)];

    expect(tasksScoredTwice(a, b)).toEqual([{ task: "1", a: 0.5, b: 0 }]);
  });
});
