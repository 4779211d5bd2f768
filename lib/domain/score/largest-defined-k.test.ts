import { describe, expect, it } from "vitest";
import { largestDefinedK } from "./largest-defined-k.ts";

const open = (planned: number) => ({ planned, passed: 0, unresolved: planned });

describe("largestDefinedK", () => {
  it("is the fewest planned trials of any task", () => {
    expect(largestDefinedK([open(4), open(3), open(5)])).toBe(3);
  });

  it("does not exist without tasks, or when a task has no trial", () => {
    expect(largestDefinedK([])).toBeNull();
    expect(largestDefinedK([open(4), open(0)])).toBeNull();
  });

  it("takes as many tasks as there are", () => {
    expect(largestDefinedK(Array.from({ length: 200_000 }, () => open(2)))).toBe(2);
  });

  it("refuses a task that does not add up", () => {
    expect(() => largestDefinedK([{ planned: 1, passed: 1, unresolved: 1 }])).toThrow(RangeError);
  });
});
