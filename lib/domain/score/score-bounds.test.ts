import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { naiveScore, ofScored, type ScoredSum, scoreBounds } from "./score-bounds.ts";

const a: ScoredSum = { planned: 100, valid: 50, sumScaled: 30 };
const b: ScoredSum = { planned: 100, valid: 98, sumScaled: 43 };

/** Sums over sixteenths, so that partial scores add without rounding. */
const anySum = fc
  .tuple(fc.nat(40), fc.nat(40), fc.nat(16), fc.nat(40))
  .map(([passes, partials, sixteenths, open]) => ({
    planned: passes + partials + open + 1,
    valid: passes + partials,
    sumScaled: passes + (partials * sixteenths) / 16,
  }));

describe("the score of a run", () => {
  it("gives the worked figures of two rows on 100 tasks", () => {
    expect([naiveScore(a), naiveScore(b)]).toEqual([0.3, 0.43]);
    expect(scoreBounds(a)).toEqual({ low: 0.3, high: 0.8 });
    expect(scoreBounds(b)).toEqual({ low: 0.43, high: 0.45 });
  });

  it("gives the worked figures of 28 of 40 scored of 50", () => {
    const sum = { planned: 50, valid: 40, sumScaled: 28 };
    expect(ofScored(sum)).toBe(0.7);
    expect(scoreBounds(sum)).toEqual({ low: 0.56, high: 0.76 });
  });

  it("gives the published airline run 84 of 195 scored of 200", () => {
    const sum = { planned: 200, valid: 195, sumScaled: 84 };
    expect(naiveScore(sum)).toBe(0.42);
    expect(ofScored(sum)).toBe(84 / 195);
    expect(scoreBounds(sum)).toEqual({ low: 0.42, high: 0.445 });
  });

  it("has no figure of scored when nothing was scored, and spans the whole scale", () => {
    const sum = { planned: 7, valid: 0, sumScaled: 0 };
    expect(ofScored(sum)).toBeNull();
    expect(naiveScore(sum)).toBe(0);
    expect(scoreBounds(sum)).toEqual({ low: 0, high: 1 });
  });

  it("has no figure at all when nothing is planned", () => {
    const sum = { planned: 0, valid: 0, sumScaled: 0 };
    expect([naiveScore(sum), ofScored(sum), scoreBounds(sum)]).toEqual([null, null, null]);
  });

  it("takes partial scores as their scaled sum", () => {
    expect(scoreBounds({ planned: 50, valid: 48, sumScaled: 31.5 })).toEqual({
      low: 0.63,
      high: 0.67,
    });
  });

  it.each([
    { planned: 1, valid: 2, sumScaled: 1 },
    { planned: 2, valid: 1, sumScaled: 2 },
    { planned: 2, valid: 1, sumScaled: -1 },
    { planned: 2, valid: 1, sumScaled: Number.NaN },
  ])("refuses the contradictory sum %o", (sum) => {
    expect(() => naiveScore(sum)).toThrow(RangeError);
    expect(() => ofScored(sum)).toThrow(RangeError);
    expect(() => scoreBounds(sum)).toThrow(RangeError);
  });

  it("starts its bounds at the naive score and stays between 0 and 1", () => {
    fc.assert(
      fc.property(anySum, (sum) => {
        const bounds = scoreBounds(sum);
        expect(bounds?.low).toBe(naiveScore(sum));
        expect(bounds?.high).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("meets exactly when every planned episode is scored", () => {
    fc.assert(
      fc.property(anySum, (sum) => {
        const bounds = scoreBounds(sum);
        expect(bounds?.low === bounds?.high).toBe(sum.valid === sum.planned);
      }),
    );
  });

  it("only narrows when one more episode is scored", () => {
    fc.assert(
      fc.property(anySum, fc.constantFrom(0, 0.25, 1), (sum, value) => {
        const open = { ...sum, planned: sum.planned + 1 };
        const [before, after] = [
          scoreBounds(open),
          scoreBounds({ ...open, valid: sum.valid + 1, sumScaled: sum.sumScaled + value }),
        ];
        expect(after?.low).toBeGreaterThanOrEqual(Number(before?.low));
        expect(after?.high).toBeLessThanOrEqual(Number(before?.high));
      }),
    );
  });
});
