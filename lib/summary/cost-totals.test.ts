import { describe, expect, it } from "vitest";
import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import { agreeingBases } from "./agreeing-bases.ts";
import { costTotals } from "./cost-totals.ts";

const known: EpisodeCost = {
  basis: "reported",
  role: "all",
  usd: 0.5,
  archivedUsd: 0.5,
  usdKnown: 0.5,
  calls: 2,
  callsWithUsage: 2,
  inputTokens: 10,
  outputTokens: 5,
  priceTable: null,
  unpricedModels: [],
};
const unknown = { ...known, usd: null, archivedUsd: null, usdKnown: null };
const unpriced = { ...known, usd: null, archivedUsd: 0, usdKnown: null };
const free = { ...known, usd: 0, archivedUsd: 0, usdKnown: 0 };

describe("costTotals", () => {
  it("totals a run whose every episode has a known cost", () => {
    expect(costTotals([{ costs: [known] }, { costs: [free] }], 0)).toMatchObject([
      { basis: "reported", role: "all", usd: 0.5, usdKnown: 0.5, episodes: 2, nullEpisodes: 0 },
    ]);
  });

  it("keeps a true zero a zero", () => {
    expect(costTotals([{ costs: [free] }], 0)).toMatchObject([{ usd: 0, zeroWithTokens: 0 }]);
  });

  it("has no total when one episode's cost is unknown, and says which part is known", () => {
    expect(costTotals([{ costs: [known] }, { costs: [unknown] }, { costs: [] }], 0)).toMatchObject([
      { usd: null, usdKnown: 0.5, episodes: 3, nullEpisodes: 2 },
    ]);
  });

  it("counts an archived zero beside tokens as unpriced, not as free", () => {
    expect(costTotals([{ costs: [unpriced] }], 0)).toMatchObject([
      { usd: null, usdKnown: null, archivedUsd: 0, nullEpisodes: 0, zeroWithTokens: 1 },
    ]);
  });

  it("has no total when a planned episode is missing", () => {
    expect(costTotals([{ costs: [known] }], 1)).toMatchObject([{ usd: null, usdKnown: 0.5 }]);
  });

  it("adds a row for everybody, without claiming that the roles given are all there were", () => {
    const agent = { ...known, role: "agent" } as const;
    expect(costTotals([{ costs: [agent] }], 0)).toMatchObject([
      { role: "agent", usd: 0.5 },
      { role: "all", usd: null, usdKnown: 0.5 },
    ]);
  });

  it("never sums two bases or two price tables", () => {
    const other = { ...known, basis: "leaf_spans", priceTable: "2025-04" } as const;
    expect(costTotals([{ costs: [known, other] }], 0).map(({ basis }) => basis)).toEqual([
      "reported",
      "leaf_spans",
    ]);
  });
});

describe("agreeingBases", () => {
  const row = (basis: "reported" | "leaf_spans" | "all_spans", usd: number | null) =>
    costTotals([{ costs: [{ ...known, basis, usd, usdKnown: usd }] }], 0);

  it("names every basis within half a percent of the reported figure", () => {
    const costs = [...row("reported", 100), ...row("leaf_spans", 100.5), ...row("all_spans", 200)];
    expect(agreeingBases(costs)).toEqual(["leaf_spans"]);
  });

  it("names none when the reported figure is unknown", () => {
    expect(agreeingBases([...row("reported", null), ...row("leaf_spans", 1)])).toEqual([]);
  });

  it("falls back to the agent's figures", () => {
    const agent = (basis: "reported" | "leaf_spans") =>
      costTotals([{ costs: [{ ...known, basis, role: "agent" }] }], 0);
    expect(agreeingBases([...agent("reported"), ...agent("leaf_spans")])).toEqual(["leaf_spans"]);
  });
});

it("takes time in proportion to the episodes, however many price tables they name", () => {
  const bill = (priceTable: string) => ({
    costs: [{ ...free, priceTable } as const],
  });
  const episodes = Array.from({ length: 20_000 }, (_, n) => bill(`table ${n}`));
  const totals = costTotals(episodes, 0);
  expect(totals).toHaveLength(20_000);
  expect(totals[0]).toMatchObject({
    usd: null,
    usdKnown: 0,
    episodes: 20_000,
    nullEpisodes: 19_999,
  });
});
