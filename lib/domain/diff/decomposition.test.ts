import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cell, decompose, type RulerGrid } from "./decomposition.ts";

const worked: RulerGrid = {
  oldScorerOldData: { value: 0.4 },
  newScorerOldData: { value: 0.46 },
  oldScorerNewData: { value: 0.37 },
  newScorerNewData: { value: 0.49 },
};

const anyValue = fc.integer({ min: 0, max: 64 }).map((n) => n / 64);
const anyCell: fc.Arbitrary<Cell> = fc.oneof(
  anyValue.map((value) => ({ value })),
  fc.constantFrom("no record", "parse failed").map((reason) => ({ value: null, reason })),
);
const gridOf = (cell: fc.Arbitrary<Cell>): fc.Arbitrary<RulerGrid> =>
  fc.record({
    oldScorerOldData: cell,
    newScorerOldData: cell,
    oldScorerNewData: cell,
    newScorerNewData: cell,
  });

describe("decompose", () => {
  it("takes the worked change apart in both orders", () => {
    const { scorerFirst, dataFirst, interaction } = decompose(worked);
    expect(scorerFirst.scorer.value).toBeCloseTo(0.06, 12);
    expect(scorerFirst.data.value).toBeCloseTo(0.03, 12);
    expect(dataFirst.data.value).toBeCloseTo(-0.03, 12);
    expect(dataFirst.scorer.value).toBeCloseTo(0.12, 12);
    expect(interaction.value).toBeCloseTo(0.06, 12);
  });

  it("leaves empty what needs an empty cell, with its reason, and computes the rest", () => {
    const gone = { value: null, reason: "old task data is not in the archive" };
    const { scorerFirst, dataFirst, interaction } = decompose({
      ...worked,
      oldScorerNewData: gone,
    });
    expect(scorerFirst.scorer.value).toBeCloseTo(0.06, 12);
    expect(scorerFirst.data.value).toBeCloseTo(0.03, 12);
    expect([dataFirst.scorer, dataFirst.data, interaction]).toEqual([gone, gone, gone]);
  });

  it("adds up to the whole change in either order, apart by the interaction", () => {
    const full = fc.tuple(anyValue, anyValue, anyValue, anyValue);
    fc.assert(
      fc.property(full, ([s00, s10, s01, s11]) => {
        const found = decompose({
          oldScorerOldData: { value: s00 },
          newScorerOldData: { value: s10 },
          oldScorerNewData: { value: s01 },
          newScorerNewData: { value: s11 },
        });
        const { scorerFirst, dataFirst, interaction } = found;
        expect(Number(scorerFirst.scorer.value) + Number(scorerFirst.data.value)).toBe(s11 - s00);
        expect(Number(dataFirst.scorer.value) + Number(dataFirst.data.value)).toBe(s11 - s00);
        expect(interaction.value).toBe(s11 - s10 - s01 + s00);
      }),
    );
  });

  it("has an interaction exactly when all four cells have a value", () => {
    fc.assert(
      fc.property(gridOf(anyCell), (grid) => {
        const isFull = Object.values(grid).every(({ value }) => value !== null);
        expect(decompose(grid).interaction.value !== null).toBe(isFull);
      }),
    );
  });
});
