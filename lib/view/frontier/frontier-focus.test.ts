import { expect, it } from "vitest";
import { nextMark } from "./frontier-focus.ts";
import type { FrontierMark } from "./frontier-view.ts";

const marks = [3, 1, 2].map(
  (usd): FrontierMark => ({
    ...{ id: String(usd), label: "", standing: "off", archived: null, pick: null },
    ...{ cost: { low: usd, high: usd }, score: { low: 0, high: 1 } },
  }),
);

it.each([
  [null, "ArrowRight", "1"],
  [null, "ArrowLeft", "3"],
  ["1", "ArrowRight", "2"],
  ["3", "ArrowRight", "3"],
  ["1", "ArrowLeft", "1"],
  ["2", "Home", "1"],
  ["2", "End", "3"],
  ["2", "Escape", null],
  ["2", "x", undefined],
] as const)("from %s, %s goes to %s, by cost", (focus, key, to) => {
  expect(nextMark(marks, focus, key)).toBe(to);
});

it("goes nowhere without marks", () => {
  expect(nextMark([], null, "ArrowRight")).toBeUndefined();
});
