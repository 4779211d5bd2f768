import { expect, it } from "vitest";
import { countsOf, reportedRun, runOf } from "../testing.ts";
import { runFinding } from "./run-finding.ts";

it("says how many episodes leave the score open, and how far", () => {
  const run = runOf({ counts: countsOf(84, 111, 5), reasons: { scorer_not_triggered: 5 } });
  expect(runFinding(run)).toEqual({
    sentence:
      "5 of 200 planned episodes were never scored, so the score lies between 42.0 and 44.5 %.",
    tone: "open",
  });
});

it("names no cause that only some of them share", () => {
  const mixed = { scorer_not_triggered: 1, infrastructure_error: 1 };
  const run = runOf({ counts: countsOf(1, 1, 2), reasons: mixed });
  expect(runFinding(run).sentence).toBe(
    "2 of 4 planned episodes have no valid score, so the score lies between 25.0 and 75.0 %.",
  );
});

it.each([
  [{ scorer_not_triggered: 1 }, "was never scored"],
  [{ provider_error: 1 }, "has no valid score"],
])("speaks of one episode in the singular: %o", (reasons, verb) => {
  const { sentence } = runFinding(runOf({ counts: countsOf(1, 0, 1), reasons }));
  expect(sentence).toContain(`1 of 2 planned episodes ${verb}`);
});

it.each([
  [1, "is"],
  [2, "are"],
])("says of %i missing episodes where they are not", (missing, verb) => {
  const counts = { ...countsOf(1, 0, missing), unscored: 0, missing };
  const { sentence } = runFinding(runOf({ counts, reasons: { not_in_archive: missing } }));
  expect(sentence).toContain(`planned episodes ${verb} not in the archive`);
});

it("is certain when everything was scored, a zero included", () => {
  expect(runFinding(runOf({ counts: countsOf(0, 4, 0) }))).toEqual({
    sentence: "All 4 planned episodes have a valid score: 0.0 %.",
    tone: "certain",
  });
});

it("makes no score of a plan without episodes", () => {
  expect(runFinding(runOf({ counts: countsOf(0, 0, 0) })).sentence).toContain(
    "No episode is planned",
  );
});

it("claims nothing of a figure without episodes", () => {
  expect(runFinding(reportedRun({}, "43")).sentence).toContain("coverage unknown");
  expect(runFinding(reportedRun({}, null)).sentence).toContain("states no score");
});
