import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binaryScale, outcomeOf, type Scale, scaled } from "./scale.ts";

const graded: Scale = { low: -1, high: 3, threshold: 2 };
const anyGrade = fc.double({ min: graded.low, max: graded.high, noNaN: true });

describe("outcomeOf", () => {
  it.each([
    [1, binaryScale, "pass"],
    [1 - 1e-7, binaryScale, "pass"],
    [1 - 1e-5, binaryScale, "partial"],
    [0.5, binaryScale, "partial"],
    [0, binaryScale, "fail"],
    [2, graded, "pass"],
    [1.9, graded, "partial"],
    [-1, graded, "fail"],
    [0, graded, "partial"],
  ] as const)("reads %d on %o as %s", (value, scale, outcome) => {
    expect(outcomeOf(value, scale)).toBe(outcome);
  });

  it.each([-0.1, 1.1, Number.NaN])("refuses %d on the binary scale", (value) => {
    expect(() => outcomeOf(value, binaryScale)).toThrow(RangeError);
  });

  it("never falls as the value rises", () => {
    const order = ["fail", "partial", "pass"];
    fc.assert(
      fc.property(anyGrade, anyGrade, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const places = [less, more].map((value) => order.indexOf(outcomeOf(value, graded)));
        expect(places).toEqual(places.toSorted());
      }),
    );
  });
});

describe("scaled", () => {
  it("puts the ends of a scale at 0 and 1 and everything else between", () => {
    expect([scaled(-1, graded), scaled(1, graded), scaled(3, graded)]).toEqual([0, 0.5, 1]);
    fc.assert(
      fc.property(anyGrade, (value) => {
        expect(scaled(value, graded)).toBeGreaterThanOrEqual(0);
        expect(scaled(value, graded)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
