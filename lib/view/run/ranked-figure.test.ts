import { expect, it } from "vitest";
import { figureOf } from "../testing.ts";
import { compareFigures, rankedFigure } from "./ranked-figure.ts";

it("ranks by pass^1, else by accuracy, exactly and in one unit", () => {
  const accuracy = figureOf("0.3010", { metric: "accuracy", unit: "fraction" });
  expect(rankedFigure({ reported: [accuracy, figureOf("x"), figureOf(null)] })).toBe(accuracy);
  expect(rankedFigure({ reported: [accuracy, figureOf("9.79")] })?.value).toBe("9.79");
  expect(rankedFigure({ reported: [figureOf("3", { unit: "usd" })] })).toBeNull();
  expect(compareFigures(accuracy, figureOf("30.1"))).toBe(0);
  expect(compareFigures(figureOf("30.10001"), accuracy)).toBe(1);
  expect(() => compareFigures(figureOf(null), accuracy)).toThrow(RangeError);
});
