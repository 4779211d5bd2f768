import { expect, it } from "vitest";
import { figureDenominator } from "./figure-denominator.ts";

const size = { tasks: 97, trials: 4, source: "a paper" };

function figures(...values: readonly (string | null)[]) {
  return values.map((value, index) => ({
    ...{ metric: `pass_hat_${index + 1}`, value, unit: "percent" as const },
  }));
}

it("names the largest count of a figure that the whole set cannot give", () => {
  // One figure alone would be 12.4 to one decimal, which 48 of 388 gives.
  const text = figureDenominator(figures("12.4", "7.73"), size);
  expect(text).toContain("No count of passes rounds to this pass^1");
  expect(text).toContain("48 of 387");
});

it("names the count of a figure that the whole set gives", () => {
  expect(figureDenominator(figures("11.082474226804123", "7.22"), size)).toContain("43 of 388");
  expect(figureDenominator(figures("12", null), size)).toContain("several counts give it");
});

it("says nothing without a figure or a size", () => {
  expect(figureDenominator(figures("12.4"), null)).toBeNull();
  expect(figureDenominator(figures(null), size)).toBeNull();
  expect(figureDenominator([], size)).toBeNull();
  expect(figureDenominator(figures("NaN", "x"), size)).toBeNull();
  expect(figureDenominator(figures("12.4", "x", "1e-999999999"), size)).not.toBeNull();
  const cost = [{ metric: "pass_hat_1", value: "1", unit: "usd" as const }];
  expect(figureDenominator(cost, size)).toBeNull();
});
