import { expect, it } from "vitest";
import { boardRunOf, countsOf, figureOf, measuredBy, reportedRun, runOf } from "../testing.ts";
import { runSibling } from "./run-sibling.ts";

const nothing = "nothing to hold against each other";
const episodes = boardRunOf(runOf({ id: "r_run", counts: countsOf(84, 111, 5) }));
const figure = (value: string | null) => boardRunOf(reportedRun({ id: "r_figure" }, value));

it.each([
  ["42.0", "agrees: inside the bounds"],
  ["44.5", "agrees: inside the bounds"],
  ["42", "agrees: inside the bounds"],
  ["41.9", "differs: outside the bounds"],
  ["45.2", "differs: outside the bounds"],
  ["45", "agrees: inside the bounds"],
  [null, nothing],
])("holds the reported %s against the bounds of the episodes", (value, agreement) => {
  expect(runSibling(episodes, figure(value)).agreement).toBe(agreement);
  expect(runSibling(figure(value), episodes).agreement).toBe(agreement);
});

it("reads a fraction as one", () => {
  const run = runOf({ counts: null, reported: [figureOf("0.43", { unit: "fraction" })] });
  expect(runSibling(episodes, boardRunOf(run)).agreement).toBe("agrees: inside the bounds");
});

it("compares two reported figures as numbers", () => {
  expect(runSibling(figure("24.74"), figure("24.740")).agreement).toBe("the same figure");
  expect(runSibling(figure("24.74"), figure("25")).agreement).toBe("another figure");
  expect(runSibling(figure(null), figure("25")).agreement).toBe(nothing);
});

it("holds nothing against a row of another ruler, and an unknown part is no other ruler", () => {
  const measured = (version: string | null) =>
    boardRunOf(reportedRun({ measurement: measuredBy("m_2", version) }, "43"));
  expect(runSibling(episodes, measured("2.0")).agreement).toBe("measured with another ruler");
  expect(runSibling(episodes, measured(null)).agreement).toBe("agrees: inside the bounds");
});

it("says what the other row is", () => {
  expect(runSibling(figure("43"), episodes)).toMatchObject({
    ...{ id: "r_run", measurementKey: "m_1", score: "42.0–44.5 %", coverage: "195/200 scored" },
    ...{ hasEpisodes: true, archive: "b.json", date: "unknown", ruler: "scorer 1.0" },
  });
  const other = boardRunOf(runOf({ id: "r_other" }));
  expect(runSibling(episodes, other).agreement).toBe("both hold episodes");
});
