import { describe, expect, it } from "vitest";
import { toPriceTable } from "./to-price-table.ts";

const file = {
  id: "list",
  title: "a list",
  source: "somebody",
  commit: null,
  date: "2025-10-20",
  unit: "USD per million tokens",
  cacheRules: ["cached_price", "full_price"],
  note: "",
  aliases: { "Model M": "m" },
  prices: { m: { input: 0.035, output: 8, cachedInput: 0 }, n: { input: 1, output: 1 } },
};

describe("toPriceTable", () => {
  it("keeps the digits, and 0 apart from no price", () => {
    expect(toPriceTable(file, []).prices).toEqual({
      m: { input: 3.5e-8, output: 8e-6, cachedInput: 0, cacheWrite: null },
      n: { input: 1e-6, output: 1e-6, cachedInput: null, cacheWrite: null },
    });
  });

  it("lets a variant say only what differs", () => {
    const base = toPriceTable(file, []);
    const variant = {
      ...file,
      id: "variant",
      variantOf: "list",
      inferred: "Worked out.",
      aliases: { "Model N": "n" },
      prices: { m: { input: 1, output: 1, cacheWrite: 2 } },
    };
    expect(toPriceTable(variant, [base])).toMatchObject({
      variantOf: "list",
      inferred: "Worked out.",
      aliases: { "Model M": "m", "Model N": "n" },
      prices: { m: { input: 1e-6, cacheWrite: 2e-6 }, n: { input: 1e-6 } },
    });
  });

  it.each([
    ["a negative price", { prices: { m: { input: -1, output: 1 } } }],
    ["a word nobody knows", { currency: "EUR" }],
    ["another unit", { unit: "USD per token" }],
    ["a table that cannot charge full price", { cacheRules: ["cached_price"] }],
    ["an alias of no price", { aliases: { "Model M": "o" } }],
    ["a variant of nothing", { variantOf: "gone" }],
    ["a day that is none", { date: "2025-02-30" }],
  ])("refuses %s", (_fault, facts) => {
    expect(() => toPriceTable({ ...file, ...facts }, [])).toThrow();
  });
});
