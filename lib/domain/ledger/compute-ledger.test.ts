import { describe, expect, it } from "vitest";
import { costLedger } from "./compute-ledger.ts";
import { rowOf, span, table, usage } from "./testing.ts";

const tables = [table()];
const stated = { statedUsd: null, priceTables: tables };

/** Task 0 was written twice, as parent and child; task 1 once. */
const twoTasks = [
  span("a", { responseId: "r-a" }),
  span("a.1", { parentId: "a", responseId: "r-a" }),
  span("b", { task: "1", responseId: "r-b" }),
];

describe("costLedger", () => {
  it("counts a parent and its child once, by whatever basis counts events", () => {
    const ledger = costLedger({ ...stated, calls: twoTasks, statedUsd: "0.0008399999999999999" });
    const usd = (["all_spans", "root_spans", "leaf_spans", "by_response"] as const).map(
      (basis) => rowOf(ledger, basis)?.usd,
    );
    expect(usd).toEqual([0.00084, 0.00056, 0.00056, 0.00056]);
    expect(ledger.statedAgreesWith).toEqual(["all_spans"]);
    expect(ledger.agreements).toEqual([
      {
        basis: "all_spans",
        priceTable: "list",
        cacheRule: "full_price",
        unpricedRule: "unknown",
        usd: 0.00084,
      },
    ]);
    expect(ledger.inflation[0]).toEqual({
      role: "all",
      model: null,
      tokens: 1.5,
      usd: 1.5,
      priceTable: "list",
      cacheRule: "full_price",
    });
    expect(ledger.disagreements).toEqual([]);
    expect(ledger.oddities).toEqual([]);
    expect(ledger.oncePerEvent.basis).toBe("by_response");
  });

  it("gives measurement.md's worked run: $149.98 over all spans, $74.99 over roots", () => {
    const prices = { m: { input: 15e-6, output: 75e-6, cachedInput: null, cacheWrite: null } };
    const half = usage({ inputTokens: 4_274_124, outputTokens: 145_014 });
    const ledger = costLedger({
      calls: [
        span("root", { usages: [half] }),
        span("child", { parentId: "root", usages: [half] }),
      ],
      statedUsd: "149.97582",
      priceTables: [table({ prices })],
    });
    expect(rowOf(ledger, "all_spans")?.usd).toBe(149.97582);
    expect(rowOf(ledger, "root_spans")?.usd).toBe(74.98791);
    expect(ledger.statedAgreesWith).toEqual(["all_spans"]);
    expect(ledger.inflation[0]).toMatchObject({ tokens: 2, usd: 2 });
  });

  it("takes two billed retries, siblings, for two events", () => {
    const ledger = costLedger({
      ...stated,
      calls: [
        span("call", { usages: [], model: null }),
        span("try 1", { parentId: "call", responseId: "r", attempt: 1 }),
        span("try 2", { parentId: "call", responseId: "r", attempt: 2 }),
      ],
    });
    expect(rowOf(ledger, "by_response")).toMatchObject({ events: 2, usd: 0.00056 });
    expect(rowOf(ledger, "leaf_spans")).toMatchObject({ events: 2, usd: 0.00056 });
    expect(ledger.inflation[0]?.usd).toBe(1);
  });

  it("bills an orchestrating root without usage what its subtree costs", () => {
    const ledger = costLedger({
      ...stated,
      calls: [
        span("root", { usages: [], model: null }),
        span("middle", { parentId: "root", usages: [], model: null }),
        span("leaf", { parentId: "middle" }),
      ],
    });
    expect(rowOf(ledger, "root_spans")).toMatchObject({ events: 1, usd: 0.00028 });
    expect(ledger).toMatchObject({ spans: 3, spansWithUsage: 1, modelCalls: 1 });
  });

  it("takes one response in spans that nothing links for one event, and says so", () => {
    const ledger = costLedger({
      ...stated,
      calls: [
        span("a", { responseId: "r" }),
        span("a.1", { responseId: "r", namespace: "other process", parentId: "a" }),
      ],
    });
    expect(rowOf(ledger, "leaf_spans")?.events).toBe(2);
    expect(rowOf(ledger, "by_response")?.events).toBe(1);
    expect(ledger.inflation[0]?.tokens).toBe(2);
    expect(ledger.disagreements.map(({ left, right }) => [left, right])).toEqual([
      ["root_spans", "by_response"],
      ["leaf_spans", "by_response"],
    ]);
    expect(ledger.disagreements[1]?.sentence).toBe(
      "leaf_spans counts 220 tokens, by_response 110: a response stands in several spans that are not linked.",
    );
    expect(ledger.oddities.map(({ kind, count }) => [kind, count])).toEqual([
      ["parent_missing", 1],
    ]);
  });

  it("says when a parent is not the sum of its children", () => {
    const calls = [
      span("a", { usages: [usage({ inputTokens: 300 })] }),
      span("a.1", { parentId: "a" }),
    ];
    const { disagreements, oncePerEvent } = costLedger({ ...stated, calls });
    expect(disagreements).toMatchObject([
      { left: "root_spans", right: "leaf_spans", leftTokens: 310, rightTokens: 110 },
    ]);
    expect(oncePerEvent).toEqual({
      basis: "leaf_spans",
      reason: "1 of 1 spans with usage and none below them name no response.",
    });
  });

  it("keeps roles and models apart, and their inflation", () => {
    const doubled = (id: string, facts: Parameters<typeof span>[1]) => [
      span(id, facts),
      span(`${id}.1`, { ...facts, parentId: id }),
    ];
    const user = { role: "user", model: "u", usages: [usage({ model: "u" })] } as const;
    const prices = {
      m: { input: 1, output: 1, cachedInput: null, cacheWrite: null },
      u: { input: 3, output: 3, cachedInput: null, cacheWrite: null },
    };
    const ledger = costLedger({
      statedUsd: null,
      priceTables: [table({ prices })],
      calls: [span("agent"), ...doubled("simulator", user)],
    });
    expect(rowOf(ledger, "all_spans", { role: "user" })?.usd).toBe(660);
    expect(rowOf(ledger, "all_spans", { role: "agent", model: "m" })?.usd).toBe(110);
    expect(rowOf(ledger, "all_spans", { role: "agent", model: "u" })).toBeUndefined();
    const factors = ledger.inflation.map(({ role, model, tokens, usd }) => [
      role,
      model,
      tokens,
      usd,
    ]);
    expect(factors).toEqual([
      ["all", null, 1.5, 1.75],
      ["agent", null, 1, 1],
      ["user", null, 2, 2],
      ["all", "m", 1, 1],
      ["all", "u", 2, 2],
    ]);
  });

  it("never calls a model without a price free", () => {
    const calls = [span("a"), span("b", { model: "x", usages: [usage({ model: "x" })] })];
    const ledger = costLedger({ ...stated, calls, statedUsd: "0.00028" });
    expect(rowOf(ledger, "all_spans")).toMatchObject({
      usd: null,
      usdKnown: 0.00028,
      unpricedModels: ["x"],
    });
    expect(rowOf(ledger, "all_spans", { model: "x" })).toMatchObject({ usd: null, usdKnown: null });
    expect(ledger.inflation[0]).toMatchObject({ tokens: 1, usd: null });
    expect(ledger.agreements[0]).toMatchObject({ unpricedRule: "counts_zero", usd: 0.00028 });
  });

  it("has no total where a model call says nowhere what it used", () => {
    const ledger = costLedger({
      ...stated,
      calls: [
        span("a"),
        span("failed", { usages: [], failed: true, role: "user" }),
        span("a.1", { parentId: "a", usages: [] }),
        span("outside", { task: null }),
      ],
    });
    expect(ledger).toMatchObject({
      modelCalls: 4,
      modelCallsWithUsage: 2,
      modelCallsUnbilled: 1,
      spansOutsideTasks: 1,
    });
    expect(rowOf(ledger, "leaf_spans")).toMatchObject({ usd: null, usdKnown: 0.00056 });
    expect(rowOf(ledger, "leaf_spans", { role: "agent" })?.usd).toBe(0.00056);
    expect(rowOf(ledger, "leaf_spans", { role: "user" })).toMatchObject({
      events: 0,
      inputTokens: null,
      usd: null,
      usdKnown: null,
    });
    expect(ledger.oddities).toEqual([
      {
        kind: "response_id_missing",
        count: 2,
        sources: ["log#/a", "log#/outside"],
        sentence: "2 spans with usage and none below them name no response.",
      },
      {
        kind: "call_without_usage",
        count: 1,
        sources: ["log#/failed"],
        sentence: "1 model calls say nowhere what they used; what they cost is unknown.",
      },
    ]);
  });

  it("gives a row for each table and rule, and none overwrites another", () => {
    const calls = [span("a", { usages: [usage({ cachedInputTokens: 40 })] })];
    const dear = { m: { input: 1e-5, output: 4e-5, cachedInput: null, cacheWrite: null } };
    const priceTables = [
      table({ cacheRules: ["cached_price", "full_price", "cached_counted_twice"] }),
      table({ id: "dear", prices: dear, cacheRules: ["full_price", "cached_price"] }),
      table({ id: "of other models", prices: {} }),
      table({ id: "a variant for others", variantOf: "list" }),
      table({ id: "a variant without m", variantOf: "list", prices: {} }),
    ];
    const { bases } = costLedger({ calls, statedUsd: null, priceTables });
    const roots = bases.filter((row) => row.basis === "root_spans" && row.role === "all");
    const figures = roots
      .filter(({ model }) => model === null)
      .map(({ priceTable, cacheRule, usd }) => [priceTable, cacheRule, usd]);
    expect(figures).toEqual([
      [null, null, null],
      ["list", "cached_price", 0.00022],
      ["list", "full_price", 0.00028],
      ["list", "cached_counted_twice", 0.0003],
      ["dear", "full_price", 0.0014],
      ["a variant without m", "full_price", null],
    ]);
  });

  it.each([0, null])(
    "names no rule for cached tokens where the log states %s of them",
    (cached) => {
      const calls = [span("a", { usages: [usage({ cachedInputTokens: cached })] })];
      const priceTables = [table({ cacheRules: ["cached_price", "full_price"] })];
      const { bases } = costLedger({ calls, statedUsd: null, priceTables });
      const rules = bases.filter(({ priceTable }) => priceTable !== null);
      expect(new Set(rules.map(({ cacheRule }) => cacheRule))).toEqual(new Set(["full_price"]));
    },
  );

  it("keeps what the log itself states for its spans", () => {
    const both = [usage(), usage({ model: "x" })];
    const calls = [span("a", { recordedUsd: 0.1 }), span("b", { recordedUsd: 0.2, usages: both })];
    const ledger = costLedger({ calls, statedUsd: "0.3", priceTables: [] });
    expect(rowOf(ledger, "all_spans", { priceTable: null })?.usd).toBe(0.3);
    expect(rowOf(ledger, "all_spans", { priceTable: null, model: "m" })).toMatchObject({
      events: 2,
      usd: null,
      usdKnown: 0.1,
    });
    expect(ledger.agreements[0]).toMatchObject({ priceTable: null, cacheRule: null, usd: 0.3 });
    expect(ledger.inflation[0]).toMatchObject({ tokens: 1, usd: 1, priceTable: null });
  });

  it("has tokens that one usage leaves out as unknown, cached ones apart", () => {
    const calls = [span("a"), span("b", { usages: [usage({ cachedInputTokens: null })] })];
    const ledger = costLedger({ ...stated, calls });
    expect(rowOf(ledger, "all_spans")).toMatchObject({
      inputTokens: 200,
      cachedInputTokens: null,
      usd: 0.00056,
    });
  });

  it.each(["0.01", "NaN", "0"])("agrees with no basis where the archive states %s", (statedUsd) => {
    expect(costLedger({ ...stated, calls: twoTasks, statedUsd }).statedAgreesWith).toEqual([]);
  });

  it("counts nothing in an empty log", () => {
    const ledger = costLedger({ ...stated, calls: [], statedUsd: "0" });
    expect(ledger.oncePerEvent).toEqual({ basis: "leaf_spans", reason: "No span has usage." });
    expect(rowOf(ledger, "all_spans", { priceTable: null })).toMatchObject({
      events: 0,
      usd: null,
    });
    expect(ledger.inflation).toMatchObject([{ tokens: null, usd: null, priceTable: null }]);
    expect(ledger.statedAgreesWith).toEqual([]);
  });

  it("sums cents exactly", () => {
    const calls = Array.from({ length: 1000 }, (_, at) => span(`${at}`, { recordedUsd: 0.1 }));
    const ledger = costLedger({ calls, statedUsd: null, priceTables: [] });
    expect(rowOf(ledger, "all_spans", { priceTable: null })?.usd).toBe(100);
  });
});
