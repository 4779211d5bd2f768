import { describe, expect, it } from "vitest";
import type { CostTotal } from "#lib/domain/run-summary.ts";
import { costLines } from "./run-costs.ts";

const cost: CostTotal = {
  ...{ basis: "reported", role: "all", usd: null, usdKnown: null, archivedUsd: null },
  ...{ episodes: 4, nullEpisodes: 0, zeroWithTokens: 0, calls: null, callsWithUsage: null },
  ...{ inputTokens: null, outputTokens: null, priceTable: null, unpricedModels: [] },
};

describe("costs", () => {
  it("keeps 0, a part and unknown apart", () => {
    const lines = costLines([{ ...cost, usd: 0 }, { ...cost, usdKnown: 0.5 }, cost]);
    expect(lines.map(({ text }) => text)).toEqual(["$0.00", "at least $0.50", "unknown"]);
  });

  it("names what is missing from a sum", () => {
    const [line] = costLines([
      {
        ...{ ...cost, role: "user", nullEpisodes: 3, zeroWithTokens: 1, calls: 9 },
        ...{ callsWithUsage: 2, unpricedModels: ["m", "n"], priceTable: "t" },
      },
    ]);
    expect(line).toEqual({
      basis: "as archived",
      role: "user simulator",
      text: "unknown",
      notes: [
        "3 of 4 episodes unknown",
        "1 episode archived as 0 beside tokens: unpriced, not free",
        "no price for m, n",
        "usage in 2 of 9 calls",
        "price table: t",
      ],
    });
  });
});
