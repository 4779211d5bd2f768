import { describe, expect, it } from "vitest";
import { parseDecimal } from "./decimal.ts";

describe("parseDecimal", () => {
  it.each([
    ["24.740", 24740n, -3n],
    ["-0.5", -5n, -1n],
    ["+7", 7n, 0n],
    ["7.", 7n, 0n],
    [".25", 25n, -2n],
    ["1.5e3", 15n, 2n],
    ["1E-2", 1n, -2n],
  ])("reads %s as written", (lexeme, coefficient, exponent) => {
    expect(parseDecimal(lexeme)).toEqual({ coefficient, exponent });
  });

  it.each(["", ".", "-", "NaN", "Infinity", "-Infinity", "1,5", "0x10", "1e", " 1", "1 ", "e5"])(
    "refuses %j",
    (lexeme) => {
      expect(() => parseDecimal(lexeme)).toThrow(RangeError);
    },
  );
});
