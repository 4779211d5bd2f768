import { describe, expect, it } from "vitest";
import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import type { ReportedFigure } from "#lib/domain/record.ts";
import { summariseRun } from "./summarise-run.ts";
import { readEpisode, runRecord } from "./testing.ts";

const usage = {
  ...{ model: "m", inputTokens: 100, outputTokens: 10 },
  ...{ cachedInputTokens: null, cacheWriteTokens: null },
};

function span(id: string, facts: Partial<UsageCall> = {}): UsageCall {
  return {
    ...{ run: "r", task: "a", trial: 0, source: `log#/${id}`, namespace: "p", id, parentId: null },
    ...{ operation: null, model: "m", provider: "p", responseId: null, attempt: null },
    ...{ role: "agent", usages: [usage], recordedUsd: 0.25, startedAt: null, endedAt: null },
    failed: null,
    ...facts,
  };
}

/** Task a was billed once and logged twice; task b once, by the simulated user; one span is no task's. */
const log: readonly UsageCall[] = [
  span("outer"),
  span("inner", { parentId: "outer" }),
  span("user", { task: "b", role: "user" }),
  span("setup", { task: null, trial: null }),
];

function total(value: string | null): ReportedFigure {
  return {
    ...{ run: "r", metric: "total_cost", value, unit: "usd" },
    ...{ source: "a.json#/total_cost", notes: [] },
  };
}

function summarised(facts: {
  readonly calls?: readonly UsageCall[];
  readonly stated?: string | null;
  readonly costs?: readonly EpisodeCost[];
}) {
  const { calls = [], stated, costs = [] } = facts;
  const { reading } = summariseRun({
    ...{ id: "r_1", archiveSha256: "aa", run: runRecord(), calls, rules: [] },
    episodes: [readEpisode("a", 0, costs), readEpisode("b", 1, [])],
    figures: stated === undefined ? [] : [total(stated)],
  });
  return reading;
}

function figures(
  costs: readonly { readonly basis: string; readonly role: string }[],
  role: string,
) {
  return costs.filter((cost) => cost.role === role);
}

describe("a run with a model-call log", () => {
  it("has a total on every basis of the log, everybody's beside each role's", () => {
    const { summary } = summarised({ calls: log, stated: "1" });
    expect(figures(summary.costs, "all")).toMatchObject([
      { basis: "reported", usd: 1, archivedUsd: 1, episodes: 2, calls: null },
      { basis: "all_spans", usd: 1, inputTokens: 400, calls: 4, callsWithUsage: 4 },
      { basis: "root_spans", usd: 0.75, inputTokens: 300, calls: 4 },
      { basis: "leaf_spans", usd: 0.75, inputTokens: 300, calls: 4 },
    ]);
    expect(figures(summary.costs, "user")).toMatchObject([
      { basis: "all_spans", usd: 0.25, calls: 1 },
      { basis: "root_spans", usd: 0.25 },
      { basis: "leaf_spans", usd: 0.25 },
    ]);
    expect(summary.reportedAgreesWith).toEqual(["all_spans"]);
    expect(summary.reported).toMatchObject([{ value: "1", recomputed: 1, agrees: true }]);
    expect(summary.ledger).toMatchObject({ spans: 4, spansOutsideTasks: 1, statedUsd: "1" });
  });

  it("judges no stated total that no way of counting gives", () => {
    const { summary } = summarised({ calls: log, stated: "2" });
    expect(summary.reportedAgreesWith).toEqual([]);
    expect(summary.reported).toMatchObject([{ value: "2", recomputed: null, agrees: null }]);
  });

  it("gives each episode the bill of its own spans", () => {
    const { episodes } = summarised({ calls: log });
    const everybody = episodes.map(({ task, costs }) => [
      task,
      ...costs.filter(({ role }) => role === "all").map(({ basis, usd }) => `${basis} ${usd}`),
    ]);
    expect(everybody).toEqual([
      ["a", "all_spans 0.5", "root_spans 0.25", "leaf_spans 0.25"],
      ["b", "all_spans 0.25", "root_spans 0.25", "leaf_spans 0.25"],
    ]);
  });

  it("leaves a total unknown where one call's usage is, and counts the episode", () => {
    const silent = span("silent", { task: "b", usages: [], recordedUsd: null });
    const { costs } = summarised({ calls: [...log, silent], stated: "1" }).summary;
    expect(figures(costs, "all").slice(1)).toMatchObject([
      { basis: "all_spans", usd: null, usdKnown: 1, nullEpisodes: 1, calls: 5, callsWithUsage: 4 },
      { basis: "root_spans", usd: null, usdKnown: 0.75, nullEpisodes: 1 },
      { basis: "leaf_spans", usd: null, usdKnown: 0.75, nullEpisodes: 1 },
    ]);
    expect(figures(costs, "user")).toMatchObject([{ usd: 0.25 }, { usd: 0.25 }, { usd: 0.25 }]);
  });

  it("says where each span stands in the log", () => {
    const { usageCalls } = summarised({ calls: log });
    expect(
      [...usageCalls].map(({ id, place, parentPlace, event, duplicateOf }) => [
        ...[id, place, parentPlace, event, duplicateOf],
      ]),
    ).toEqual([
      ["outer", 0, null, 0, 1],
      ["inner", 1, 0, 0, null],
      ["user", 2, null, 1, null],
      ["setup", 3, null, 2, null],
    ]);
  });

  it("gives spans without a trial to the task's only trial", () => {
    const { episodes } = summarised({ calls: [span("x", { trial: null })] });
    expect(episodes.map(({ costs }) => costs.length)).toEqual([6, 0]);
  });
});

describe("a run without a model-call log", () => {
  it("has no ledger and no figure that a log would give", () => {
    const { summary, usageCalls } = summarised({ stated: "149.97582" });
    expect(summary).toMatchObject({ ledger: null, reportedAgreesWith: [], reproductions: [] });
    expect(summary.costs).toMatchObject([{ basis: "reported", role: "all", usd: 149.97582 }]);
    expect([...usageCalls]).toEqual([]);
  });

  it("keeps the totals of its episodes, and does not put the run's own beside them", () => {
    const cost: EpisodeCost = {
      ...{ basis: "reported", role: "all", usd: 0.5, archivedUsd: 0.5, usdKnown: 0.5 },
      ...{ calls: null, callsWithUsage: null, inputTokens: null, outputTokens: null },
      ...{ priceTable: null, unpricedModels: [] },
    };
    expect(summarised({ costs: [cost], stated: "7" }).summary.costs).toMatchObject([
      { basis: "reported", usd: null, usdKnown: 0.5 },
    ]);
  });

  it("has no cost where it states none", () => {
    expect(summarised({ stated: null }).summary.costs).toEqual([]);
    expect(summarised({}).summary.costs).toEqual([]);
  });

  it("keeps a stated 0 of a run that used tokens as archived, unknown and not free", () => {
    const run = { ...runRecord(), statedUsage: [usage] };
    const base = { id: "r_1", archiveSha256: "aa", episodes: [], calls: [], rules: [] };
    const zero = (record: typeof run) =>
      summariseRun({ ...base, run: record, figures: [total("0.0")] }).reading.summary.costs;
    expect(zero(run)).toMatchObject([{ usd: null, usdKnown: null, archivedUsd: 0 }]);
    expect(zero({ ...run, statedUsage: [] })).toMatchObject([{ usd: 0, archivedUsd: 0 }]);
  });
});
