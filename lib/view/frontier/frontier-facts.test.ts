import { expect, it } from "vitest";
import type { CostTotal } from "#lib/domain/run-summary.ts";
import { boardRunOf, countsOf, runOf } from "../testing.ts";
import { frontierFacts, hasSpans } from "./frontier-facts.ts";

function total(basis: CostTotal["basis"], usd: number | null, usdKnown = usd): CostTotal {
  return {
    ...{ basis, role: "all", usd, usdKnown, archivedUsd: usd, episodes: 100, priceTable: null },
    ...{ nullEpisodes: usd === null ? 1 : 0, zeroWithTokens: 0, calls: 100, callsWithUsage: 100 },
    ...{ inputTokens: 1, outputTokens: 1, unpricedModels: [] },
  };
}

function onceOf(costs: readonly CostTotal[]) {
  const run = boardRunOf(runOf({ counts: countsOf(58, 42, 0), ledger: null, costs }));
  return { spans: hasSpans(run), cost: frontierFacts(run, "total").onceCost };
}

it("counts each event once by the totals of a format that has no ledger", () => {
  const doubled = [total("reported", 80), total("all_spans", 80)];
  expect(onceOf(doubled)).toEqual({ spans: false, cost: null });
  expect(onceOf([...doubled, total("by_response", 40)])).toEqual({
    ...{ spans: true, cost: { low: 40, high: 40 } },
  });
});

it("spans what the bases leave open, and knows no upper end of a part", () => {
  expect(onceOf([total("root_spans", 40), total("by_response", 44)]).cost).toEqual({
    ...{ low: 40, high: 44 },
  });
  expect(onceOf([total("by_response", null, 12)]).cost).toEqual({ low: 12, high: null });
  expect(onceOf([total("by_response", null)])).toEqual({ spans: true, cost: null });
});
