import { describe, expect, it } from "vitest";
import type { CostLedger, Inflation, LedgerRow } from "#lib/domain/ledger/cost-ledger.ts";
import { costLedgerView } from "./cost-ledger-view.ts";

const prices = { priceTable: "list prices", cacheRule: "full_price" } as const;

function row(
  basis: LedgerRow["basis"],
  usd: number | null,
  facts: Partial<LedgerRow> = {},
): LedgerRow {
  return {
    ...{ basis, role: "all", model: null, ...prices, events: 3 },
    ...{ inputTokens: 1200, outputTokens: 40, cachedInputTokens: 0, cacheWriteTokens: null },
    ...{ usd, usdKnown: usd, unpricedModels: [] },
    ...facts,
  };
}

function inflation(facts: Partial<Inflation>): Inflation {
  return { role: "all", model: null, tokens: 1.5, usd: 1.5, ...prices, ...facts };
}

const doubled: CostLedger = {
  ...{ spans: 4, spansWithUsage: 4, modelCalls: 3, modelCallsWithUsage: 3, modelCallsUnbilled: 0 },
  ...{ spansOutsideTasks: 0, statedUsd: "0.00084" },
  oncePerEvent: { basis: "by_response", reason: "every leaf has a response id" },
  bases: [
    row("all_spans", 0.00084),
    row("by_response", 0.00056),
    row("all_spans", 0.0009, { cacheRule: "cached_price" }),
    row("all_spans", 0.00084, { role: "agent", model: "ember-6", inputTokens: 2400 }),
    row("by_response", 0.00056, { role: "agent", model: "ember-6" }),
  ],
  inflation: [inflation({}), inflation({ role: "agent", model: "ember-6", tokens: 2, usd: 1.5 })],
  disagreements: [],
  oddities: [],
  agreements: [{ basis: "all_spans", ...prices, unpricedRule: "unknown", usd: 0.00084 }],
  statedAgreesWith: ["all_spans"],
};

describe("costLedgerView", () => {
  it("says how often a doubled bill was written", () => {
    const view = costLedgerView(doubled);
    expect(view).toMatchObject({
      tone: "error",
      sentence:
        "The archive's figure of $0.00084 agrees with counting every span, 1.50 times what was billed once per event.",
    });
    expect(
      view.bases.map(({ basis, usd, agrees, isOnce }) => [basis, usd, agrees, isOnce]),
    ).toEqual([
      ["every span", "$0.00084", true, false],
      ["once per response", "$0.00056", false, true],
    ]);
  });

  it("keeps other prices beside, not instead", () => {
    expect(costLedgerView(doubled).otherPrices).toMatchObject([{ usd: "$0.00090", agrees: false }]);
  });

  it("gives each model a factor of its own", () => {
    expect(costLedgerView(doubled).models).toEqual([
      {
        ...{ key: "agent ember-6", model: "ember-6", role: "agent" },
        ...{ allTokens: "2\u202f440", onceTokens: "1\u202f240", tokens: "2.00×", money: "1.50×" },
      },
    ]);
  });

  it("says when the stated figure agrees with nothing, with once per event, or is absent", () => {
    const said = (facts: Partial<CostLedger>) => costLedgerView({ ...doubled, ...facts });
    expect(said({ statedAgreesWith: [] }).tone).toBe("open");
    expect(said({ statedAgreesWith: ["all_spans", "by_response"] })).toMatchObject({
      tone: "certain",
      sentence:
        "The archive's figure of $0.00084 agrees with counting every span, once per response.",
    });
    expect(said({ statedUsd: null }).sentence).toMatch(/states no total/);
    expect(said({ inflation: [] }).sentence).toMatch(/agrees with counting every span\.$/);
  });

  it("never writes an unknown as a number", () => {
    const bases = [row("all_spans", null, { inputTokens: null, unpricedModels: ["rill"] })];
    const view = costLedgerView({ ...doubled, bases, agreements: [] });
    expect(view.bases).toMatchObject([
      { usd: "unknown", inputTokens: "unknown", notes: ["no price for rill"] },
    ]);
    const part = costLedgerView({ ...doubled, bases: [row("all_spans", null, { usdKnown: 1 })] });
    expect(part.otherPrices.concat(part.bases).map(({ usd }) => usd)).toEqual(["at least $1.00"]);
  });

  it("states what the log does not carry", () => {
    const ledger = { ...doubled, modelCallsUnbilled: 1, spansOutsideTasks: 2 };
    expect(costLedgerView(ledger).coverage).toBe(
      "4 spans; usage in 3 of 3 model calls; 1 model call whose usage stands nowhere; 2 spans of no task: billed, yet in no episode",
    );
  });
});
