import { expect, it } from "vitest";
import { differenceAxis, placeOnAxis } from "./compare-axis.ts";

it.each([
  [[], "5"],
  [[{ low: -0.15, high: 0.37 }], "50"],
  [[{ low: -1, high: 0 }], "100"],
  [[{ low: 0, high: 0.05 }], "5"],
])("reaches as far as the farthest of %o", (differences, end) => {
  expect(differenceAxis(differences).end).toBe(end);
});

it("places an interval from the left end", () => {
  const { start, length } = placeOnAxis({ low: -0.25, high: 0.25 }, { reach: 0.5, end: "50" });
  expect([start, length]).toEqual([0.25, 0.5]);
});
