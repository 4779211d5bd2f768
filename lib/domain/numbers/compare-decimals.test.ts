import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDecimals } from "./compare-decimals.ts";

/** A whole number of thousandths, written with trailing zeros and an exponent of one's choice. */
const anyWriting = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.nat(3))
  .map(([thousandths, zeros]) => ({
    thousandths,
    lexeme: `${thousandths}${"0".repeat(zeros)}e${-3 - zeros}`,
  }));

describe("compareDecimals", () => {
  it.each([
    ["24.74", "24.740", 0],
    ["24.74", "24.75", -1],
    ["2.474e1", "24.74", 0],
    ["-0.0", "0", 0],
    ["-1", "1", -1],
    ["0", "-0.001", 1],
    ["-24.75", "-24.74", -1],
    ["-100", "-9", -1],
    ["100", "9", 1],
    ["0.1000000000000000055", "0.1", 1],
    ["27.32", "27.32", 0],
  ])("compares %s with %s", (a, b, expected) => {
    expect(compareDecimals(a, b)).toBe(expected);
  });

  it("does not write out an exponent to compare it", () => {
    expect(compareDecimals("1e999999999999", "2e-999999999999")).toBe(1);
    expect(compareDecimals("-1e999999999999", "-2e999999999999")).toBe(1);
  });

  it.each(["NaN", "Infinity", "n/a"])("refuses %s on either side", (text) => {
    expect(() => compareDecimals(text, "1")).toThrow(RangeError);
    expect(() => compareDecimals("1", text)).toThrow(RangeError);
  });

  it("orders by value, however it is written, and mirrors", () => {
    fc.assert(
      fc.property(anyWriting, anyWriting, (a, b) => {
        expect(compareDecimals(a.lexeme, b.lexeme)).toBe(Math.sign(a.thousandths - b.thousandths));
        expect(compareDecimals(b.lexeme, a.lexeme)).toBe(Math.sign(b.thousandths - a.thousandths));
      }),
    );
  });
});
