import { describe, expect, it } from "vitest";
import type { CostBasis } from "#lib/domain/ledger/cost.ts";
import type { CostLedger } from "#lib/domain/ledger/cost-ledger.ts";
import type { CostTotal, RunSummary } from "#lib/domain/run-summary.ts";
import { boardRunOf, countsOf, figureOf, measuredBy, reportedRun, runOf } from "../testing.ts";
import { systemLabel } from "../words/system-label.ts";
import { versionText } from "../words/version-text.ts";
import { boardRow } from "./board-row.ts";
import { costCell } from "./cost-cell.ts";
import { dateCell } from "./date-cell.ts";
import { partLines, unresolvedReasons } from "./row-details.ts";
import { scoreCell } from "./score-cell.ts";

describe("a score", () => {
  it("is bounds over the planned episodes, with the archived figure as a tick", () => {
    const run = runOf({ counts: countsOf(84, 111, 5), reported: [figureOf("43.1")] });
    expect(scoreCell(run)).toMatchObject({
      text: "42.0–44.5 %",
      coverage: "195/200 scored",
      pass: 0.42,
      tick: 0.431,
      spoken: "84 pass, 111 fail, 5 unresolved of 200: between 42.0 and 44.5 percent",
    });
    expect(scoreCell(runOf())).toMatchObject({ tick: null, text: "50.0 %" });
  });

  it("names the sum where credit is partial", () => {
    const counts = { ...countsOf(1, 1, 0), valid: 4, planned: 4, declared: 4, partial: 2 };
    const score = { naive: 0.5, ofScored: 0.5, low: 0.5, high: 0.5 };
    expect(scoreCell(runOf({ counts, score }))).toMatchObject({
      coverage: "sum 2.0 of 4, 4/4 scored",
      spoken: "1 pass, 2 partial, 1 fail, 0 unresolved of 4: 50.0 percent",
    });
  });

  it("pretends no coverage for a reported figure", () => {
    expect(scoreCell(reportedRun({}, "24.74"))).toEqual({
      kind: "figure",
      text: "24.74 %",
      coverage: "pass^1, coverage unknown",
      tick: 0.2474,
      spoken: "pass^1 reported as 24.74 %, coverage unknown",
    });
    expect(scoreCell(reportedRun({}, "0"))).toMatchObject({ text: "0 %", tick: 0 });
    expect(scoreCell(reportedRun({}, null))).toMatchObject({ text: "no figure", tick: null });
    const fraction = figureOf("0.25", { unit: "fraction", metric: "accuracy" });
    expect(scoreCell(runOf({ counts: null, reported: [fraction] }))).toMatchObject({
      text: "25 %",
      coverage: "accuracy, coverage unknown",
    });
  });
});

describe("a cost", () => {
  const cellOf = (facts: Partial<RunSummary>, costBasis: CostBasis | null = null) =>
    costCell({ ...runOf(facts), costBasis });
  const total = (facts: Partial<CostTotal>): CostTotal => ({
    ...{ basis: "reported", role: "all", usd: null, usdKnown: null, archivedUsd: null },
    ...{ episodes: 2, nullEpisodes: 0, zeroWithTokens: 0, calls: null, callsWithUsage: null },
    ...{ inputTokens: null, outputTokens: null, priceTable: null, unpricedModels: [] },
    ...facts,
  });
  const costOf = (...costs: readonly CostTotal[]) => cellOf({ costs });

  it("is that of one planned episode, once for every event where the archive allows it", () => {
    const archived = total({ usd: 8 });
    expect(costOf(archived)).toEqual({
      ...{ usd: 4, text: "$4.00", basis: "as archived" },
      inflation: null,
    });
    expect(costOf(archived, total({ basis: "by_response", usd: 4 }))).toMatchObject({ usd: 2 });
    expect(costOf(total({ role: "agent", usd: 8 }))).toMatchObject({ usd: null });
  });

  it("is on the basis that a correction named, also where that one is not known", () => {
    const costs = [total({ usd: 8 }), total({ basis: "by_response", usd: 4 })];
    expect(cellOf({ costs }, "reported")).toMatchObject({ usd: 4, basis: "as archived" });
    expect(cellOf({ costs }, "leaf_spans")).toMatchObject({ usd: null, text: "unknown" });
  });

  it("keeps 0, a part and unknown apart", () => {
    expect(costOf(total({ usd: 0 }))).toMatchObject({ usd: 0, text: "$0.00" });
    expect(costOf(total({ usdKnown: 3 }))).toEqual({
      usd: null,
      text: "≥ $1.50",
      basis: "as archived, in part",
      inflation: null,
    });
    expect(costOf(total({ usdKnown: 0 }))).toMatchObject({ basis: "null in the archive" });
    expect(costOf(total({ zeroWithTokens: 2 }))).toMatchObject({ basis: "archived 0, unpriced" });
    expect(costOf()).toMatchObject({ usd: null, text: "unknown", basis: "not in the archive" });
  });

  it("is unknown without a plan", () => {
    const run = runOf({ counts: countsOf(0, 0, 0), costs: [total({ usd: 1 })] });
    expect(cellOf(run)).toMatchObject({ usd: null, text: "unknown" });
  });

  it("is the archive's own figure where there are no episodes", () => {
    const reported = (value: string | null) =>
      cellOf({ counts: null, reported: [figureOf(value, { metric: "cost", unit: "usd" })] });
    expect(reported("0.2149")).toMatchObject({ usd: 0.2149, text: "$0.21", basis: "as reported" });
    expect(reported("0.0")).toMatchObject({ usd: 0, text: "$0.00", basis: "archived as 0" });
    expect(reported("n/a")).toMatchObject({ usd: null, text: "n/a" });
    expect(reported(null)).toMatchObject({ usd: null, text: "unknown" });
    const total = figureOf("149.97582", { metric: "total_cost", unit: "usd" });
    expect(cellOf({ counts: null, reported: [total] })).toMatchObject({
      ...{ text: "$149.98", basis: "whole run, as reported" },
    });
  });

  it("is flagged where the archive's own bill counts every span", () => {
    const whole = { role: "all", model: null, tokens: 2, usd: 2 } as const;
    const ledger: CostLedger = {
      ...{ spans: 2, spansWithUsage: 2, modelCalls: 1, modelCallsWithUsage: 1 },
      ...{ modelCallsUnbilled: 0, spansOutsideTasks: 0, statedUsd: "8", bases: [] },
      ...{ disagreements: [], oddities: [], agreements: [] },
      oncePerEvent: { basis: "leaf_spans", reason: "" },
      inflation: [{ ...whole, priceTable: null, cacheRule: null }],
      statedAgreesWith: ["all_spans"],
    };
    expect(cellOf({ ledger }).inflation).toBe("archived bill 2.00×");
    const agreeing = { ...ledger, statedAgreesWith: [] };
    expect(cellOf({ ledger: agreeing }).inflation).toBeNull();
    expect(cellOf({ ledger: { ...ledger, inflation: [] } }).inflation).toBeNull();
  });
});

describe("a row", () => {
  it("names what it was measured with and what a reader must know", () => {
    const measurement = { ...measuredBy("m_1", "59a200c0ffee59a2"), taskSetVersion: "1.0.0" };
    const settings = [{ name: "retrieval_config", value: "terminal" }];
    const run = runOf({
      measurement: { ...measurement, scorer: "database", mode: "solo" },
      system: { ...runOf().system, model: "M", agent: "A", agentVersion: "2", settings },
      counts: { ...countsOf(1, 1, 1), suspect: 1, planned: 4, declared: 4 },
      reported: [figureOf("50", { agrees: false, notes: ["a", "b"] })],
    });
    const row = boardRow({ ...boardRunOf(run), constructed: true }, { rank: "1", tied: false });
    expect(row.others).toBe("A 2");
    expect(row.counts).toBe("1 pass, 1 fail, 1 unscored, 1 suspect");
    expect(row.chips.map(({ tone, text }) => `${tone} ${text}`)).toEqual([
      "plain database 59a200c",
      "plain tasks 1.0.0",
      "plain solo",
      "plain terminal",
      "warn constructed",
      "warn 2 unresolved",
      "bad 1 suspect",
      "bad recount differs",
      "warn 2 notes",
    ]);
  });

  it("says what is unknown", () => {
    const run = reportedRun({ measurement: measuredBy("m_u", null) }, "1");
    const noted = { ...boardRunOf(run), problemCount: 1 };
    const row = boardRow(noted, { rank: "–", tied: false });
    expect(row).toMatchObject({ model: "unknown model", counts: "unknown", naive: "–" });
    expect(row.chips.map(({ text }) => text)).toEqual(["scorer version unknown", "1 note"]);
  });

  it("says how many corrections speak of the row", () => {
    const mark = { kind: "caution", reason: "r", permalink: "/corrections/c_1" } as const;
    const corrections = [{ id: "c_1", ...mark }];
    const row = boardRow({ ...boardRunOf(runOf()), corrections }, { rank: "1", tied: false });
    expect(row.chips.map(({ text }) => text)).toContain("1 correction");
  });

  it("does not name a version twice", () => {
    const measurement = { ...measuredBy("m_1", "1.0"), taskSetVersion: "1.0" };
    const row = boardRow(boardRunOf(runOf({ measurement })), { rank: "1", tied: false });
    expect(row.chips.map(({ text }) => text)).toEqual(["scorer 1.0"]);
  });

  it("labels a system by what is known of it", () => {
    const system = runOf().system;
    expect(systemLabel(system)).toBe("unknown model");
    expect(systemLabel({ ...system, model: "M", reasoningEffort: "high", agent: "A" })).toBe(
      "M · high · A",
    );
  });
});

it("says which date it shows, the run's before the submission's", () => {
  const dates = [
    { of: "submission", text: "2026-02-01" },
    { of: "run", text: "2026-01-05T10:00:00" },
  ] as const;
  expect(dateCell(dates)).toEqual({
    text: "2026-01-05",
    of: "run",
    sortText: "2026-01-05T10:00:00",
  });
  expect(dateCell([{ of: "run", text: "May" }])).toEqual({
    text: "May",
    of: "run",
    sortText: null,
  });
  expect(dateCell([])).toMatchObject({ text: "unknown", sortText: null });
});

it("shortens digests only", () => {
  expect(
    ["1.0.1", "59a200c", "59a200c0ffee59a2", "sha256:0123456789abcdef"].map(versionText),
  ).toEqual(["1.0.1", "59a200c", "59a200c", "0123456"]);
});

it("shows every part of the ruler with who says so", () => {
  const parts = [
    { name: "scorer", value: "db", source: "archive" },
    { name: "mode", value: "not_applicable", source: "declared" },
    { name: "scorer_version", value: null, source: null },
  ] as const;
  const lines = partLines({ measurement: { ...measuredBy("m_1", null), parts } });
  expect(lines.map(({ name, value, source }) => `${name}: ${value}, ${source}`)).toEqual([
    "scorer: db, from the archive",
    "scorer version: unknown, nobody says",
    "task set version: unknown, nobody says",
    "mode: not applicable, declared by the submitter",
    "user simulator: unknown, nobody says",
    "reward basis: unknown, nobody says",
  ]);
});

it("puts the most frequent reason first and keeps a word it does not know", () => {
  const reasons = { policy_zero: 1, verifier_error: 0, some_word: 1, scorer_not_triggered: 4 };
  expect(unresolvedReasons(reasons)).toEqual([
    { label: "never scored", episodes: 4 },
    { label: "0 written without scoring", episodes: 1 },
    { label: "some word", episodes: 1 },
  ]);
});
