import { describe, expect, it } from "vitest";
import { Usage } from "./episode-schema.ts";
import { toCosts } from "./to-costs.ts";

function costsOf(usage: readonly object[], more: object = {}) {
  return toCosts(
    { task: "t", usage: usage.map((span) => Usage.parse(span)), ...more },
    null,
    "f#L2",
  );
}

function usdByBasis(usage: readonly object[]) {
  const { costs } = costsOf(usage);
  const all = costs.filter(({ role }) => role === "all");
  return Object.fromEntries(all.map(({ basis, usd }) => [basis, usd]));
}

describe("the bases", () => {
  it("cost a wrapper without usage what its subtree costs", () => {
    const spans = [
      { span_id: "loop" },
      { span_id: "a", parent_span_id: "loop", model: "m", usd: 1 },
      { span_id: "b", parent_span_id: "loop", model: "m", usd: 2 },
    ];
    expect(usdByBasis(spans)).toEqual({ all_spans: 3, root_spans: 3, leaf_spans: 3 });
  });

  it("cost two billed attempts of one response twice, and one attempt logged twice once", () => {
    const call = { response_id: "r", provider: "p", usd: 1, model: "m" };
    const retried = [
      { ...call, attempt: 1 },
      { ...call, attempt: 2 },
      { ...call, attempt: 2 },
    ];
    expect(usdByBasis(retried)).toEqual({ all_spans: 3, by_response: 2 });
  });

  it("take the record of a response that states most, never the sum", () => {
    const spans = [
      { response_id: "r", model: "m" },
      { response_id: "r", usd: 1, input_tokens: 5 },
    ];
    expect(usdByBasis(spans)).toMatchObject({ by_response: 1 });
  });

  it("differ between roots and leaves where a tree is not well formed", () => {
    const spans = [
      { span_id: "top", usd: 5 },
      { span_id: "a", parent_span_id: "top", usd: 1 },
    ];
    expect(usdByBasis(spans)).toEqual({ all_spans: 6, root_spans: 5, leaf_spans: 1 });
  });
});

describe("what is unknown", () => {
  it("stays unknown: a call without usage makes the total null and keeps the known part", () => {
    const { costs } = costsOf([
      { span_id: "a", usd: 1, model: "m" },
      { span_id: "b", model: "m" },
    ]);
    const all = costs.filter(({ role }) => role === "all");
    expect(all.map(({ basis }) => basis)).toEqual(["all_spans", "root_spans", "leaf_spans"]);
    for (const cost of all) {
      expect(cost).toMatchObject({ usd: null, usdKnown: 1, calls: 2, callsWithUsage: 1 });
    }
  });

  it("is not free: a 0 beside tokens is kept as archived and is no price", () => {
    const { costs } = costsOf([{ usd: 0, input_tokens: 9, model: "m" }]);
    expect(costs[0]).toMatchObject({
      usd: null,
      usdKnown: null,
      archivedUsd: 0,
      inputTokens: 9,
      outputTokens: null,
      unpricedModels: ["m"],
    });
  });

  it("is not zero: a stated 0 without tokens stays 0, and a null stays null", () => {
    const [zero] = toCosts({ task: "t", cost: { usd: 0 } }, null, "f#L2").costs;
    expect(zero).toMatchObject({ basis: "reported", usd: 0, archivedUsd: 0 });
    const [nothing] = toCosts({ task: "t", cost: { usd: null } }, null, "f#L2").costs;
    expect(nothing).toMatchObject({ basis: "reported", usd: null, archivedUsd: null });
    expect(toCosts({ task: "t" }, null, "f#L2").costs).toEqual([]);
  });
});

it.each([
  [
    "a parent that is not there",
    [{ span_id: "a", parent_span_id: "x", usd: 1 }],
    "parent span x is not there",
  ],
  [
    "a circle",
    [
      { span_id: "a", parent_span_id: "b", usd: 1 },
      { span_id: "b", parent_span_id: "a" },
    ],
    "circle",
  ],
  ["a span that is its own parent", [{ span_id: "a", parent_span_id: "a", usd: 1 }], "circle"],
  [
    "an id twice",
    [
      { span_id: "a", usd: 1 },
      { span_id: "a", usd: 1 },
    ],
    "two spans have the id a",
  ],
])("leaves root and leaf totals out for %s, with a note", (_, spans, cause) => {
  const { costs, problems } = costsOf(spans);
  expect(costs.map(({ basis }) => basis)).not.toContain("root_spans");
  expect(costs.map(({ basis }) => basis)).not.toContain("leaf_spans");
  expect(problems).toMatchObject([
    { effect: "note", source: "f#L2", message: expect.stringContaining(cause) },
  ]);
});

it("totals each role beside everybody", () => {
  const { costs } = costsOf([{ usd: 1, role: "agent" }, { usd: 2, role: "user" }, { usd: 4 }]);
  expect(costs.map(({ role, usd }) => [role, usd])).toEqual([
    ["all", 7],
    ["agent", 1],
    ["user", 2],
    ["unknown", 4],
  ]);
});

it("names every price table that the calls were priced with", () => {
  const { costs } = costsOf([
    { usd: 1, price_table: "b" },
    { usd: 1, price_table: "a" },
  ]);
  expect(costs[0]?.priceTable).toBe("a + b");
});
