import { expect, it } from "vitest";
import { formatPoints } from "./format-points.ts";

it.each([
  [0.3 - 0.45, 0.8 - 0.43, "−15.0 to +37.0"],
  [0, 0, "0.0"],
  [0.03, 0.03, "+3.0"],
  [-0.00001, 0.00001, "−0.1 to +0.1"],
  [-0.5, -0.0004, "−50.0 to 0.0"],
  [0, 0.1234, "0.0 to +12.4"],
])("writes a difference of %d to %d as %s", (low, high, text) => {
  expect(formatPoints(low, high)).toBe(text);
});
