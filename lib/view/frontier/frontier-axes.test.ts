import { expect, it } from "vitest";
import { frontierAxes } from "./frontier-axes.ts";
import type { FrontierMark } from "./frontier-view.ts";

function mark(cost: FrontierMark["cost"], archived: FrontierMark["archived"] = null): FrontierMark {
  return {
    ...{ id: "a", label: "", standing: "certain", archived, pick: null },
    ...{ cost, score: { low: 0.32, high: 0.51 } },
  };
}

const steps = { guaranteed: [{ cost: 2, score: 0.3 }], optimistic: [{ cost: 0, score: 0.5 }] };

it("spans every cost and score that is drawn, archived points too", () => {
  const marks = [mark({ low: 2, high: null }), mark({ low: 0, high: 4 }, { cost: 9, score: 0.9 })];
  const axes = frontierAxes({ marks, steps }, null);
  expect(axes.costs.low).toBeCloseTo(2 / 1.2);
  expect(axes.costs.high).toBeCloseTo(10.8);
  expect(axes.scores).toEqual({ low: 0.2, high: 1, ticks: [0.2, 0.4, 0.6, 0.8, 1] });
  expect(axes.shown).toHaveLength(2);
  expect(axes.remarks).toEqual(["1 row from $0.00 on, drawn from the left edge"]);
});

it("carries the lines to the right edge and no further left than the left one", () => {
  const { guaranteed, optimistic, costs } = frontierAxes(
    { marks: [mark({ low: 2, high: 4 })], steps },
    null,
  );
  expect(guaranteed).toEqual([
    { cost: 2, score: 0.3 },
    { cost: costs.high, score: 0.3 },
  ]);
  expect(optimistic[0]?.cost).toBe(costs.low);
});

it("shows the costs that its reader zoomed to", () => {
  const { costs } = frontierAxes(
    { marks: [mark({ low: 2, high: 4 })], steps },
    { low: 1, high: 3 },
  );
  expect([costs.low, costs.high]).toEqual([1, 3]);
});

it("stands without marks", () => {
  const axes = frontierAxes({ marks: [], steps: { guaranteed: [], optimistic: [] } }, null);
  expect(axes).toMatchObject({ scores: { low: 0, high: 1 }, guaranteed: [] });
});

it("counts the rows that a zoom leaves out", () => {
  const marks = [
    mark({ low: 2, high: 4 }),
    mark({ low: 0, high: 0 }),
    mark({ low: 9, high: null }),
  ];
  const { shown, remarks } = frontierAxes({ marks, steps }, { low: 1, high: 3 });
  expect(shown).toHaveLength(1);
  expect(remarks).toEqual(["2 rows outside the costs shown"]);
});
