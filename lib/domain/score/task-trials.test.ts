import { describe, expect, it } from "vitest";
import { checkTaskTrials } from "./task-trials.ts";

describe("checkTaskTrials", () => {
  it("hands trials on that add up", () => {
    const trials = { planned: 4, passed: 3, unresolved: 1 };
    expect(checkTaskTrials(trials)).toBe(trials);
  });

  it.each([
    { planned: 4, passed: 3, unresolved: 2 },
    { planned: 4, passed: -1, unresolved: 2 },
    { planned: 4, passed: 1.5, unresolved: 0 },
    { planned: Number.NaN, passed: 0, unresolved: 0 },
  ])("refuses %o", (trials) => {
    expect(() => checkTaskTrials(trials)).toThrow(RangeError);
  });
});
