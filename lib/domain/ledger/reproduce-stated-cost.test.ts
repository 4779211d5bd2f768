import { describe, expect, it } from "vitest";
import { reproduceStatedCost } from "./reproduce-stated-cost.ts";
import { table, usage } from "./testing.ts";

const usages = [usage({ inputTokens: 1_000_000, outputTokens: 0, cachedInputTokens: 400_000 })];
const site = table({ id: "site", title: "The site's table" });
const harness = table({
  id: "harness",
  title: "The harness's table",
  cacheRules: ["cached_price", "full_price", "cached_counted_twice"],
});

function found(statedUsd: string, tables = [site, harness], some = usages) {
  return reproduceStatedCost({ usages: some, statedUsd, tables }).map(
    ({ priceTable, cacheRule, unpricedRule }) => `${priceTable} ${cacheRule} ${unpricedRule}`,
  );
}

describe("reproduceStatedCost", () => {
  it("names every combination that lands within a cent", () => {
    expect(found("2.00")).toEqual(["site full_price unknown", "harness full_price unknown"]);
    expect(found("1.4")).toEqual(["harness cached_price unknown"]);
    expect(found("2.2")).toEqual(["harness cached_counted_twice unknown"]);
    expect(found("2.01")).toEqual([]);
    expect(found("1.991")).toHaveLength(2);
  });

  it("says by what, how near, and of which figure as written", () => {
    expect(reproduceStatedCost({ usages, statedUsd: "1.4050", tables: [harness] })).toEqual([
      {
        priceTable: "harness",
        priceTableTitle: "The harness's table",
        cacheRule: "cached_price",
        unpricedRule: "unknown",
        unpricedModels: [],
        usd: 1.4,
        reported: "1.4050",
        agreesWithinUsd: 0.005,
        inferred: false,
        sentence: "Reproduced by The harness's table; cached tokens at the cached price.",
      },
    ]);
  });

  it("names the models that a figure counts as nothing", () => {
    const more = [...usages, usage({ model: "x" }), usage({ model: "x", cachedInputTokens: null })];
    const [first] = reproduceStatedCost({ usages: more, statedUsd: "2", tables: [site] });
    expect(first).toMatchObject({ unpricedRule: "counts_zero", unpricedModels: ["x"] });
    expect(first?.sentence).toBe(
      "Reproduced by The site's table; cached tokens at full price; x without a price, counted as nothing.",
    );
  });

  it("prefers exact figures, then published prices, then a price for every model", () => {
    const priced = (id: string, input: number, inferred: string | null, model = "m") =>
      table({
        id,
        inferred,
        prices: { [model]: { input, output: 0, cachedInput: null, cacheWrite: null } },
      });
    const two = [...usages, usage({ model: "x", inputTokens: 0, outputTokens: 0 })];
    const both = (id: string, input: number) => ({
      ...priced(id, input, null),
      prices: { ...priced(id, input, null).prices, ...priced(id, 0, null, "x").prices },
    });
    const tables = [
      priced("near", 2.005e-6, null),
      priced("inferred", 2e-6, "Worked out from totals."),
      priced("partial", 2e-6, null),
      both("whole", 2e-6),
    ];
    expect(found("2", tables, two)).toEqual([
      "whole full_price unknown",
      "partial full_price counts_zero",
      "inferred full_price counts_zero",
      "near full_price counts_zero",
    ]);
    const [worked] = reproduceStatedCost({ usages, statedUsd: "2", tables: tables.slice(1, 2) });
    expect(worked).toMatchObject({ inferred: true });
    expect(worked?.sentence).toMatch(/ Worked out from totals\.$/);
  });

  it("proves nothing where no model has a price or a number is missing", () => {
    expect(found("0", [site], [usage({ model: "x" })])).toEqual([]);
    expect(found("0", [site], [usage(), usage({ outputTokens: null })])).toEqual([]);
    expect(reproduceStatedCost({ usages, statedUsd: null, tables: [site] })).toEqual([]);
  });

  it.each(["NaN", "Infinity", "a lot"])("reproduces no total of %s", (statedUsd) => {
    expect(found(statedUsd)).toEqual([]);
  });
});
