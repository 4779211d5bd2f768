import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareFractions } from "../numbers/compare-fractions.ts";
import { fraction } from "../numbers/fraction.ts";
import type { Counts, ScoreFigures } from "../run-summary.ts";
import { rowBounds } from "./row-bounds.ts";

function row(planned: number, valid: number, sum: number): [Counts, ScoreFigures] {
  const none = { replayInvalid: 0, invalid: 0, suspect: 0, missing: 0, excluded: 0, unplanned: 0 };
  const scored = { valid, pass: valid, fail: 0, partial: 0, unscored: planned - valid };
  return [
    { declared: planned, planned, ...scored, ...none },
    { naive: sum / planned, ofScored: null, low: null, high: null },
  ];
}

describe("rowBounds", () => {
  it("gives back the counts of the published airline run", () => {
    expect(rowBounds(...row(200, 195, 84))).toEqual({
      low: fraction(84, 200),
      high: fraction(89, 200),
    });
  });

  it("keeps a sum with partial scores as it is", () => {
    expect(rowBounds(...row(50, 48, 31.5))).toEqual({
      low: fraction(31.5, 50),
      high: fraction(33.5, 50),
    });
  });

  it("has none for a reported figure, nor for a row without a plan", () => {
    const [counts, score] = row(200, 195, 84);
    expect(rowBounds(null, score)).toBeNull();
    expect(rowBounds(counts, { ...score, naive: null })).toBeNull();
  });

  it("lets rows of equal share tie, whatever their plan", () => {
    const anyShare = fc.tuple(fc.nat(500), fc.integer({ min: 1, max: 500 }));
    fc.assert(
      fc.property(anyShare, fc.integer({ min: 1, max: 9 }), ([passed, rest], by) => {
        const planned = passed + rest;
        const one = rowBounds(...row(planned, planned, passed));
        const many = rowBounds(...row(planned * by, planned * by, passed * by));
        if (one === null || many === null) throw new Error("both rows have a plan");
        expect(compareFractions(one.low, many.low)).toBe(0);
        expect(compareFractions(one.low, one.high)).toBe(0);
      }),
    );
  });
});
