import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDecimals } from "./compare-decimals.ts";
import { decimalDifference } from "./decimal-difference.ts";

const anyDecimal = fc
  .tuple(fc.integer(), fc.integer({ min: -9, max: 9 }))
  .map(([coefficient, exponent]) => `${coefficient}e${exponent}`);

describe("decimalDifference", () => {
  it.each([
    ["27.32", "20.62", "6.7"],
    ["24.74", "24.740", "0"],
    ["0.1", "0.3", "-0.2"],
    ["20", "0.05", "19.95"],
    ["1e3", "1", "999"],
    ["-1", "1", "-2"],
    ["100", "0", "100"],
  ])("takes %s less %s", (a, b, expected) => {
    expect(decimalDifference(a, b)).toBe(expected);
  });

  it.each([
    ["1e401", "1"],
    ["1", "1e-401"],
  ])("refuses to write out %s - %s", (a, b) => {
    expect(() => decimalDifference(a, b)).toThrow(RangeError);
  });

  it("has the sign that the comparison gives, and mirrors", () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const difference = decimalDifference(a, b);
        expect(compareDecimals(difference, "0")).toBe(compareDecimals(a, b));
        expect(decimalDifference("0", difference)).toBe(decimalDifference(b, a));
      }),
    );
  });
});
