import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fullScore } from "./full-score.ts";
import { naiveScore } from "./score-bounds.ts";

describe("fullScore", () => {
  it("lets recovery add 0.14 to A and 0.01 to B when both would score 0.44", () => {
    expect(fullScore(0.3, 0.5, 0.28)).toBeCloseTo(0.44, 12);
    expect(fullScore(0.43, 0.98, 0.5)).toBeCloseTo(0.44, 12);
  });

  it.each([
    [-0.1, 0.5, 0.5],
    [0.5, 1.1, 0.5],
    [0.5, 0.5, Number.NaN],
  ])("refuses shares outside 0 to 1: %d %d %d", (naive, coverage, mean) => {
    expect(() => fullScore(naive, coverage, mean)).toThrow(RangeError);
  });

  it("equals the score of the completed run", () => {
    const parts = fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50));
    fc.assert(
      fc.property(parts, ([pass, fail, laterPass, laterFail]) => {
        const [valid, open] = [pass + fail, laterPass + laterFail + 1];
        const planned = valid + open;
        const naive = Number(naiveScore({ planned, valid, sumScaled: pass }));
        const full = Number(naiveScore({ planned, valid: planned, sumScaled: pass + laterPass }));
        expect(fullScore(naive, valid / planned, laterPass / open)).toBeCloseTo(full, 12);
      }),
    );
  });
});
