import { describe, expect, it } from "vitest";
import { boardRunOf, countsOf, figureOf, runOf } from "#lib/view/testing.ts";
import { correctRun } from "./correct-run.ts";
import type { Correction } from "./correction.ts";
import { correctionEffect } from "./correction-effect.ts";

const reported = [figureOf("22.54"), figureOf("19.59", { metric: "pass_hat_2" })];
const run = boardRunOf(runOf({ id: "r_1", counts: countsOf(3, 1, 0), reported }));

function correction(facts: Partial<Correction>): Correction {
  return {
    ...{ id: "c_1", kind: "note", reason: "r", evidence: [], author: "ada", role: "m" },
    target: { kind: "run", run: "r_1" },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", supersedes: null, effect: null },
    ...facts,
  };
}

function corrected(facts: Partial<Correction>) {
  const one = correction(facts);
  const after = correctRun(run, [one], null);
  return { after, effect: correctionEffect(one, run, after) };
}

describe("correctRun", () => {
  it("leaves a retracted figure unknown and the others as they stand", () => {
    const target = { kind: "figure", run: "r_1", metric: "pass_hat_1" } as const;
    const { after, effect } = corrected({ kind: "retraction", target });
    expect(after.reported.map(({ value }) => value)).toEqual([null, "19.59"]);
    expect(after.archived?.reported).toBe(reported);
    expect(effect).toEqual({ before: "22.54", after: null });
    const absent = { ...target, metric: "accuracy" } as const;
    expect(corrected({ kind: "retraction", target: absent }).effect).toBe(null);
  });

  it("leaves a row that nothing concerns as it is", () => {
    expect(correctRun(run, [], null)).toBe(run);
  });

  it("takes the figures of its episodes as corrected, with the bounds that follow", () => {
    const none = { passHatK: [], passAtK: [], rules: [], reasons: {}, slices: null };
    const figures = { ...none, corrections: ["c_1"], counts: countsOf(2, 1, 1), scaledSum: 2 };
    const one = correction({ kind: "exclusion" });
    const after = correctRun(run, [one], figures);
    expect(after).toMatchObject({ counts: { pass: 2 }, score: { low: 0.5, high: 0.75 } });
    expect(after.archived?.counts).toBe(run.counts);
    expect(correctionEffect(one, run, after)).toEqual({ before: "3/4", after: "2/4" });
  });

  it("withdraws a retracted run, with what it was", () => {
    const { after, effect } = corrected({ kind: "retraction" });
    expect(after.withdrawn).toMatchObject({ id: "c_1" });
    expect(effect).toEqual({ before: "3/4", after: null });
  });

  it("changes names and tells old and new, an unknown one too", () => {
    const change = { kind: "names", names: { model: "gpt-5", agentVersion: "2" } } as const;
    const { effect } = corrected({ kind: "relabel", change });
    expect(effect?.after).toBe("model gpt-5; agentVersion 2");
    expect(effect?.before).toContain("agentVersion unknown");
  });

  it("names the basis that counts, unknown where the run has no bill on it", () => {
    const change = { kind: "cost_basis", basis: "leaf_spans" } as const;
    const { after, effect } = corrected({ kind: "cost_rebasis", change });
    expect(after.costBasis).toBe("leaf_spans");
    expect(effect).toBe(null);
  });

  it("tells money on both bases", () => {
    const blank = { role: "all", priceTable: null, archivedUsd: null, episodes: 4 } as const;
    const bill = (basis: "reported" | "leaf_spans", usd: number | null) => ({
      ...{ ...blank, basis, usd, usdKnown: usd, nullEpisodes: 0, zeroWithTokens: 0, calls: null },
      ...{ callsWithUsage: null, inputTokens: null, outputTokens: null, unpricedModels: [] },
    });
    const billed = { ...run, costs: [bill("reported", 80), bill("leaf_spans", 40)] };
    const change = { kind: "cost_basis", basis: "leaf_spans" } as const;
    const one = correction({ kind: "cost_rebasis", change });
    const after = correctRun(billed, [one], null);
    expect(correctionEffect(one, billed, after)).toEqual({ before: "80", after: "40" });
    const unknown = { ...run, costs: [bill("reported", null)] };
    expect(correctionEffect(one, unknown, correctRun(unknown, [one], null))).toBe(null);
  });

  it("tells the mean where scores are partial, and nothing of a row without episodes", () => {
    const withdrawal = correction({ kind: "retraction" });
    const effectOn = (row: typeof run) => {
      return correctionEffect(withdrawal, row, correctRun(row, [withdrawal], null));
    };
    const counts = { ...countsOf(3, 0, 0), valid: 4, planned: 4, declared: 4, partial: 1 };
    const score = { naive: 0.875, ofScored: 0.875, low: 0.875, high: 0.875 };
    expect(effectOn({ ...run, counts, score })).toEqual({ before: "0.875", after: null });
    expect(effectOn({ ...run, counts, score: { ...score, naive: null } })).toBe(null);
    expect(effectOn({ ...run, counts: null })).toBe(null);
  });
});
