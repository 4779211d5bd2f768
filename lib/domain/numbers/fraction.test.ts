import { describe, expect, it } from "vitest";
import { fraction } from "./fraction.ts";

describe("fraction", () => {
  it("keeps both parts as counted", () => {
    expect(fraction(2, 6)).toEqual({ numerator: 2, denominator: 6 });
  });

  it.each([
    [1, 0],
    [1, -2],
    [Number.NaN, 1],
    [1, Number.NaN],
    [1, Number.POSITIVE_INFINITY],
  ])("refuses %d/%d", (numerator, denominator) => {
    expect(() => fraction(numerator, denominator)).toThrow(RangeError);
  });
});
