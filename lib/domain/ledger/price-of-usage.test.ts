import { describe, expect, it } from "vitest";
import { type CacheRuleId, cacheRules } from "./cache-rule.ts";
import { decimalNumber } from "./decimal-number.ts";
import { decimalRatio } from "./decimal-ratio.ts";
import { modelPrice } from "./model-price.ts";
import { priceOfUsage } from "./price-of-usage.ts";
import type { ModelPrice } from "./price-table.ts";
import { table, usage } from "./testing.ts";
import { tokenGroups } from "./usage-group.ts";

const price: ModelPrice = { input: 3e-6, output: 15e-6, cachedInput: 3e-7, cacheWrite: 3.75e-6 };
const plain: ModelPrice = { ...price, cachedInput: null, cacheWrite: null };

function cost(facts: Parameters<typeof usage>[0], each: ModelPrice, rule: CacheRuleId) {
  return tokenGroups([usage({ inputTokens: 1000, outputTokens: 0, ...facts })]).map((group) => {
    const usd = priceOfUsage(group, each, cacheRules[rule]);
    return usd === null ? null : decimalNumber(usd);
  })[0];
}

describe("priceOfUsage", () => {
  it.each([
    ["full_price", price, 0.003],
    ["cached_price", price, 0.00192],
    ["cached_counted_twice", price, 0.00312],
    ["cached_price", plain, 0.003],
    ["cached_counted_twice", plain, 0.0042],
  ] as const)("prices 400 of 1000 cached tokens by %s", (rule, each, usd) => {
    expect(cost({ cachedInputTokens: 400 }, each, rule)).toBe(usd);
  });

  it("charges what was written to the cache at its own price, else as input", () => {
    expect(cost({ cacheWriteTokens: 200 }, price, "full_price")).toBe(0.00315);
    expect(cost({ cacheWriteTokens: 200 }, plain, "full_price")).toBe(0.003);
  });

  it("is exact: HAL's worked run costs 149.97582", () => {
    const opus = { input: 15e-6, output: 75e-6, cachedInput: null, cacheWrite: null };
    const facts = { inputTokens: 8_548_248, outputTokens: 290_028 };
    expect(cost(facts, opus, "full_price")).toBe(149.97582);
  });

  it.each([
    [{ inputTokens: null }, "full_price"],
    [{ outputTokens: null }, "full_price"],
    [{ cachedInputTokens: null }, "cached_price"],
    [{ cacheWriteTokens: null }, "full_price"],
    [{ cachedInputTokens: 900, cacheWriteTokens: 200 }, "cached_price"],
  ] as const)("does not guess %j by %s", (facts, rule) => {
    expect(cost(facts, price, rule)).toBeNull();
  });

  it("needs no number that its price makes indifferent", () => {
    const facts = { cachedInputTokens: null, cacheWriteTokens: null };
    expect(cost(facts, plain, "full_price")).toBe(0.003);
    expect(cost({ cachedInputTokens: 2000 }, plain, "full_price")).toBe(0.003);
    expect(cost({ outputTokens: null }, { ...plain, output: 0 }, "full_price")).toBe(0.003);
  });
});

describe("modelPrice", () => {
  const named = table({ aliases: { "Model M": "m", astray: "nothing" } });

  it("knows a model by its name or an alias", () => {
    expect(modelPrice(named, "m")?.output).toBe(8e-6);
    expect(modelPrice(named, "Model M")?.output).toBe(8e-6);
  });

  it.each(["M", "astray", "toString", "constructor"])("knows nothing of %s", (model) => {
    expect(modelPrice(named, model)).toBeNull();
  });
});

describe("decimalRatio", () => {
  it.each([
    [84n, -5n, 56n, -5n, 1.5],
    [1n, 0n, 3n, 0n, 0.333333333333],
    [2n, -20n, 1n, -3n, 0],
    [2n, 3n, 1n, 0n, 2000],
  ])("divides %ie%i by %ie%i", (above, e, below, f, ratio) => {
    const a = { coefficient: above, exponent: e };
    expect(decimalRatio(a, { coefficient: below, exponent: f })).toBe(ratio);
  });

  it("has no ratio to nothing", () => {
    const one = { coefficient: 1n, exponent: 0n };
    expect(decimalRatio(one, { coefficient: 0n, exponent: 0n })).toBeNull();
  });
});
