import { expect, it } from "vitest";
import { median } from "./median.ts";

it("takes the middle of an odd number of values, by size and not by spelling", () => {
  expect(median([100, 9, 20])).toBe(20);
});

it("takes the mean of the middle two of an even number", () => {
  expect(median([1, 2, 4, 100])).toBe(3);
});

it("refuses no values at all", () => {
  expect(() => median([])).toThrow("no values");
});
