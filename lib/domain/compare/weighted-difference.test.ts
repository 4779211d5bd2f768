import { describe, expect, it } from "vitest";
import { weightings } from "../numbers/weighted-mean.ts";
import { scoreOf, workedScores } from "./testing.ts";
import { weightedDifference } from "./weighted-difference.ts";

const side = (scores: ReturnType<typeof workedScores>) => ({ model: "m", scores });

describe("weightedDifference", () => {
  it.each(weightings)("by %s gives the worked bounds of one trial a task", (weighting) => {
    const found = weightedDifference(
      side(workedScores(30, 20, 50)),
      side(workedScores(43, 55, 2)),
      weighting,
    );

    expect(found?.a).toEqual({ low: 0.3, high: 0.8 });
    expect(found?.b).toEqual({ low: 0.43, high: 0.45 });
    expect(found?.difference.low).toBeCloseTo(-0.15, 12);
    expect(found?.difference.high).toBeCloseTo(0.37, 12);
  });

  it("tells an episode from a task where trials differ in number", () => {
    const a = side([scoreOf("1", 1), scoreOf("1", 1, { trial: 1 }), scoreOf("2", 0)]);
    const b = side([scoreOf("1", 0), scoreOf("2", 0)]);

    expect(weightedDifference(a, b, "episode")?.difference.low).toBeCloseTo(2 / 3, 12);
    expect(weightedDifference(a, b, "task")?.difference.low).toBe(0.5);
  });

  it("calls equal means equal, in whatever order they were added", () => {
    const sevenths = (task: string, passes: number) =>
      Array.from({ length: 7 }, (_none, trial) => scoreOf(task, trial < passes ? 1 : 0, { trial }));
    const a = side([...sevenths("1", 1), ...sevenths("2", 2), ...sevenths("3", 3)]);
    const b = side([...sevenths("1", 3), ...sevenths("2", 2), ...sevenths("3", 1)]);

    expect(weightedDifference(a, b, "task")?.difference).toEqual({ low: 0, high: 0 });
  });

  it("is none where a side has no episode", () => {
    expect(weightedDifference(side([]), side(workedScores(1, 0, 0)), "task")).toBeNull();
    expect(weightedDifference(side(workedScores(1, 0, 0)), side([]), "task")).toBeNull();
  });
});
