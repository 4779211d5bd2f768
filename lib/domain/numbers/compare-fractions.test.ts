import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareFractions } from "./compare-fractions.ts";
import { fraction } from "./fraction.ts";

const anyFraction = fc
  .tuple(fc.integer(), fc.integer({ min: 1 }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

describe("compareFractions", () => {
  it("sees that counts on different denominators tie where quotients may not", () => {
    expect(compareFractions(fraction(1, 3), fraction(2, 6))).toBe(0);
    expect(compareFractions(fraction(84, 195), fraction(84, 200))).toBe(1);
    expect(compareFractions(fraction(-1, 2), fraction(0, 5))).toBe(-1);
  });

  it("orders neighbours whose products pass 2^53", () => {
    const n = Number.MAX_SAFE_INTEGER;
    expect(n / (n - 1)).toBe((n - 1) / (n - 2));
    expect(compareFractions(fraction(n, n - 1), fraction(n - 1, n - 2))).toBe(-1);
    expect(compareFractions(fraction(n - 1, n - 2), fraction(n, n - 1))).toBe(1);
    expect(compareFractions(fraction(n, n), fraction(n - 1, n - 1))).toBe(0);
  });

  it("orders sums with partial scores by their stored value", () => {
    expect(compareFractions(fraction(31.4, 50), fraction(62.8, 100))).toBe(0);
    expect(compareFractions(fraction(0.1 + 0.2, 1), fraction(0.3, 1))).toBe(1);
    expect(compareFractions(fraction(0.3, 1), fraction(0.1 + 0.2, 1))).toBe(-1);
    expect(compareFractions(fraction(Number.MIN_VALUE, 1), fraction(0, 1))).toBe(1);
  });

  it("agrees with whole-number arithmetic of any size", () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        const left = BigInt(a.numerator) * BigInt(b.denominator);
        const right = BigInt(b.numerator) * BigInt(a.denominator);
        const expected = Number(left > right) - Number(left < right);
        expect(compareFractions(a, b)).toBe(expected);
      }),
    );
  });

  it("does not depend on how far a fraction is reduced", () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, fc.integer({ min: 1, max: 99 }), (a, b, by) => {
        const expanded = fraction(a.numerator * by, a.denominator * by);
        expect(compareFractions(expanded, b)).toBe(compareFractions(a, b));
      }),
    );
  });
});
