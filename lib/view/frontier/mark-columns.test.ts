import { expect, it } from "vitest";
import type { FrontierMark } from "./frontier-view.ts";
import { markColumns, marksOf } from "./mark-columns.ts";

const marks: readonly FrontierMark[] = [
  {
    ...{ id: "a", label: "A", standing: "certain", pick: "best certain pick from $1.00" },
    ...{ cost: { low: 1, high: 1 }, score: { low: 0.5, high: 0.5 }, archived: null },
  },
  {
    ...{ id: "b", label: "B", standing: "possible", pick: null },
    ...{ cost: { low: 0, high: null }, score: { low: 0, high: 1 } },
    archived: { cost: 2, score: 0.25 },
  },
];

it("gives back the marks it was made of, open ends and zeros too", () => {
  expect(marksOf(markColumns(marks))).toEqual(marks);
  expect(marksOf(markColumns([]))).toEqual([]);
});

it("keeps nine digits of a figure", () => {
  const [mark] = marks.map((one) => ({ ...one, cost: { low: 1 / 3, high: 2 / 3 } }));
  if (mark === undefined) throw new Error("no mark");
  expect(markColumns([mark])).toMatchObject({ costLows: [0.333333333], costHighs: [0.666666667] });
});
