import { expect, it } from "vitest";
import { countsOf, reportedRun, runOf } from "../testing.ts";
import { scoreLines } from "./run-figures.ts";

it("names every reading of a score", () => {
  expect(scoreLines(runOf({ counts: countsOf(84, 111, 5) }))).toEqual([
    {
      name: "Bounds",
      value: "42.0–44.5 %",
      meaning: "every unresolved episode failed, or every one passed",
    },
    {
      name: "Unresolved counted as zero",
      value: "42.0 %",
      meaning: "84 of 200 planned; what most boards print",
    },
    { name: "Of those scored", value: "43.1 %", meaning: "84 of 195 scored" },
  ]);
});

it("keeps a score of nothing scored unknown, and a true 0 a 0", () => {
  const [, , unknown] = scoreLines(runOf({ counts: countsOf(0, 0, 3) }));
  expect(unknown).toMatchObject({ value: "–", meaning: "nothing was scored" });
  const [, , zero] = scoreLines(runOf({ counts: countsOf(0, 3, 0) }));
  expect(zero).toMatchObject({ value: "0.0 %", meaning: "0 of 3 scored" });
});

it("speaks of values where there is partial credit", () => {
  const counts = { ...countsOf(1, 1, 0), planned: 3, valid: 3, partial: 1 };
  const [, naive] = scoreLines(runOf({ counts }));
  expect(naive?.meaning).toBe("sum of values of 3 planned; what most boards print");
});

it("has no reading of a figure without episodes", () => {
  expect(scoreLines(reportedRun({}, "43"))).toEqual([]);
});

it("leaves a bound out that is unknown", () => {
  const score = { naive: null, ofScored: null, low: null, high: null };
  expect(scoreLines(runOf({ score })).map(({ value }) => value)).toEqual(["–", "–", "–"]);
});
