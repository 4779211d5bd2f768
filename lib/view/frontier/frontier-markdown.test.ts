import { expect, it } from "vitest";
import { frontierMarkdown } from "./frontier-markdown.ts";

it("lists rows on the chart and rows that are not, a cost of 0 as 0 and an unknown one as unknown", () => {
  const marks = [
    {
      id: "r_1",
      label: "A",
      standing: "certain",
      score: { low: 0.3, high: 0.8 },
      cost: { low: 0, high: 0 },
      archived: null,
      pick: null,
    },
  ] as const;
  const leftOut = [{ id: "r_2", label: "B", reason: "cost unknown" }];
  const text = frontierMarkdown({ marks, leftOut }, "Cost, USD", ["from a board"]);
  expect(text.split("\n")).toEqual([
    "| System | Frontier | Score | Cost, USD | Budget or reason |",
    "| --- | --- | --- | --- | --- |",
    "| A | certainly on it | 30.0–80.0 % | $0.00 |  |",
    "| B | not placed | unknown | unknown | cost unknown |",
    "",
    "from a board  ",
    "",
  ]);
});
