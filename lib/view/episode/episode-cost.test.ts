import { expect, it } from "vitest";
import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import { episodeCostLines, episodeCostText, episodeInflation } from "./episode-cost.ts";

function costOf(facts: Partial<EpisodeCost> = {}): EpisodeCost {
  return {
    ...{ basis: "reported", role: "all", usd: null, archivedUsd: null, usdKnown: null },
    ...{ calls: null, callsWithUsage: null, inputTokens: null, outputTokens: null },
    ...{ priceTable: null, unpricedModels: [], ...facts },
  };
}

const unpriced = "archived 0 beside tokens: unpriced, not free";

it.each([
  [[], "unknown", "not in the archive"],
  [[costOf()], "unknown", "not in the archive"],
  [[costOf({ usd: 0, usdKnown: 0, archivedUsd: 0 })], "$0.00", "as archived"],
  [[costOf({ archivedUsd: 0, inputTokens: 9 })], "unknown", unpriced],
  [[costOf({ usdKnown: 0.25 })], "≥ $0.25", "as archived, in part"],
  [[costOf({ usd: 2 }), costOf({ usd: 1, basis: "by_response" })], "$1.00", "once per response"],
  [[costOf({ role: "agent", usd: 3 })], "unknown", "not in the archive"],
] as const)("keeps null, 0 and an unpriced 0 apart: %#", (costs, text, note) => {
  expect(episodeCostText(costs)).toEqual({ text, note });
});

it("lists every basis and role with its calls and tokens", () => {
  const known = { usd: 0.5, usdKnown: 0.5, calls: 3, callsWithUsage: 3, inputTokens: 1200 };
  const lines = episodeCostLines([
    costOf({ ...known, outputTokens: 30, role: "agent", priceTable: "2026-01" }),
    costOf({ usdKnown: 0.1, calls: 2, callsWithUsage: 1, unpricedModels: ["m"], inputTokens: 1 }),
    costOf({ archivedUsd: 0, outputTokens: 5 }),
    costOf({ calls: 1 }),
  ]);
  const noneRecorded = { calls: "not recorded", tokens: "not recorded" };
  expect(lines).toMatchObject([
    {
      ...{ basis: "as archived", role: "agent", text: "$0.50", note: "price table: 2026-01" },
      ...{ calls: "3 calls", tokens: "1\u202f200 in, 30 out" },
    },
    {
      ...{ text: "≥ $0.10", note: "no price for m", calls: "2 calls, usage in 1" },
      tokens: "1 in, unknown out",
    },
    { ...noneRecorded, text: "unknown", note: unpriced, tokens: "unknown in, 5 out" },
    { ...noneRecorded, text: "unknown", note: "", calls: "1 call" },
  ]);
});

it("says how often an episode's usage was written, and never guesses it", () => {
  const spans = { basis: "all_spans", inputTokens: 200, outputTokens: 20 } as const;
  const leaf = { basis: "leaf_spans", inputTokens: 100, outputTokens: 10 } as const;
  expect(episodeInflation([costOf(spans), costOf(leaf)])).toBe(2);
  const once = { basis: "by_response", inputTokens: 200, outputTokens: 20 } as const;
  expect(episodeInflation([costOf(spans), costOf(leaf), costOf(once)])).toBe(1);
  expect(episodeInflation([costOf(spans)])).toBeNull();
  expect(episodeInflation([costOf(spans), costOf({ ...leaf, outputTokens: null })])).toBeNull();
  const nothing = { inputTokens: 0, outputTokens: 0 };
  expect(episodeInflation([costOf(spans), costOf({ ...leaf, ...nothing })])).toBeNull();
});
