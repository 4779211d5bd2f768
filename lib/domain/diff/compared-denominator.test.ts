import { expect, it } from "vitest";
import { comparedDenominator } from "./compared-denominator.ts";
import type { ReportedRow } from "./reported-row.ts";

const size = { tasks: 97, trials: 4 };

function row(id: string, figure: string | null, unit: "percent" | "fraction" | "usd"): ReportedRow {
  return {
    ...{ id, label: id, listed: true, unlistedReason: null, parts: [] },
    ...{ benchmark: "tau2-bench", taskSet: "banking" },
    figures: { pass_hat_1: figure },
    units: { pass_hat_1: unit },
  };
}

function compared(metric: string, before: readonly ReportedRow[], after: readonly ReportedRow[]) {
  const place = { before: 1, after: 1, tiedBefore: false, tiedAfter: false };
  const ranks = after.map(({ id }) => ({ id, ...place }));
  return comparedDenominator({ metric, ranks }, before, after, size);
}

it("derives both sides on the whole set, of rows that have the figure on both", () => {
  const before = [row("a", "22.54", "percent"), row("b", null, "percent")];
  const after = [row("a", "26.03", "percent"), row("b", "25.26", "percent")];
  expect(compared("banking/pass_hat_1", before, after)?.smaller).toMatchObject([
    { id: "a", side: "before", largest: { passes: 87, episodes: 386 } },
  ]);
});

it("derives nothing of another metric, of mixed units or of money", () => {
  const percent = [row("a", "22.54", "percent")];
  const fraction = [row("a", "0.2603", "fraction")];
  expect(compared("banking/pass_hat_2", percent, percent)).toBe(null);
  expect(compared("banking/pass_hat_1", percent, fraction)).toBe(null);
  const usd = [row("a", "3", "usd")];
  expect(compared("banking/pass_hat_1", usd, usd)).toBe(null);
});
