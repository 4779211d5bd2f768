import { expect, it } from "vitest";
import { decimalFraction, decimalPercent } from "./decimal-percent.ts";

it.each([
  ["24.74", "percent", "24.74 %"],
  ["9.79", "percent", "9.79 %"],
  ["0", "percent", "0 %"],
  ["0.2474", "fraction", "24.74 %"],
  ["0.42", "fraction", "42 %"],
  ["0.4", "fraction", "40 %"],
  ["1", "fraction", "100 %"],
  ["-0.05", "fraction", "-5 %"],
  ["2e-1", "fraction", "2e-1"],
  ["n/a", "percent", "n/a"],
] as const)("writes %s (%s) as %s", (lexeme, unit, text) => {
  expect(decimalPercent(lexeme, unit)).toBe(text);
});

it("keeps absence apart from zero", () => {
  expect(decimalFraction(null, "percent")).toBeNull();
  expect(decimalFraction(" ", "percent")).toBeNull();
  expect(decimalFraction("n/a", "fraction")).toBeNull();
  expect(decimalFraction("0", "percent")).toBe(0);
  expect(decimalFraction("25", "percent")).toBe(0.25);
  expect(decimalFraction("0.5", "fraction")).toBe(0.5);
  expect(decimalFraction("24.74", "percent")).toBe(0.2474);
  expect(decimalFraction("2e1", "percent")).toBe(0.2);
});
