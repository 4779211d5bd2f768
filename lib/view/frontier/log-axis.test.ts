import { expect, it } from "vitest";
import { logAxis } from "./log-axis.ts";

it("has 1-2-5 ticks inside a little more than the costs", () => {
  const axis = logAxis([0.02, 0.8]);
  expect(axis.ticks).toEqual([0.02, 0.05, 0.1, 0.2, 0.5]);
  expect(axis.low).toBeLessThan(0.02);
  expect(axis.high).toBeGreaterThan(0.8);
});

it("keeps to decades where there are many", () => {
  expect(logAxis([0.0001, 1000]).ticks).toEqual([0.0001, 0.001, 0.01, 0.1, 1, 10, 100, 1000]);
});

it("stands without any cost, and never begins at 0", () => {
  expect(logAxis([]).ticks).toEqual([0.1, 0.2, 0.5]);
  expect(logAxis([0, Number.POSITIVE_INFINITY, 3]).low).toBeCloseTo(2.5);
});

it("takes finer ticks where the costs lie close together", () => {
  expect(logAxis([40, 60]).ticks).toEqual([40, 50, 60, 70]);
});
