import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binaryScale } from "../numbers/scale.ts";
import { countEpisodes } from "../score/count-episodes.ts";
import { checkCounts } from "../score/counts.ts";
import { scoreFigures, taskBounds } from "../score/score-figures.ts";
import { correctedFigures } from "./corrected-figures.ts";
import type { Correction } from "./correction.ts";
import { type EffectOf, episodeEffects } from "./episode-effect.ts";
import type { TalliedEpisode, TalliedRun } from "./tallied-run.ts";

function episode(task: string, trial: number, value: 0 | 1 | null | "missing"): TalliedEpisode {
  const place = {
    task,
    trial,
    planned: true,
    execution: "finished",
    terminationWord: null,
  } as const;
  if (value === "missing") {
    const score = { status: "missing", reason: "not_in_archive", value: null } as const;
    return { ...place, archivedValue: null, score };
  }
  const score =
    value === null
      ? ({ status: "unscored", reason: "scorer_not_triggered", value } as const)
      : ({ status: "valid", reason: null, value } as const);
  return { ...place, archivedValue: String(value), score };
}

function runOf(episodes: readonly TalliedEpisode[], facts: Partial<TalliedRun> = {}): TalliedRun {
  return {
    ...{ benchmark: "filing", declared: episodes.length, scale: binaryScale, episodes },
    ...{ tasks: [], isSliced: true, rules: [], declaresTrials: true },
    ...facts,
  };
}

const run = runOf([
  ...[episode("a", 0, 1), episode("a", 1, 1), episode("b", 0, 0)],
  ...[episode("b", 1, "missing"), episode("c", 0, null), episode("c", 1, 1)],
]);

function correction(facts: Partial<Correction>): Correction {
  return {
    ...{ id: "c_1", kind: "exclusion", reason: "r", evidence: [], author: "ada", role: "m" },
    target: { kind: "episodes", run: "r_1", episodes: [{ task: "b", trial: 0 }] },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", supersedes: null, effect: null },
    ...facts,
  };
}

describe("corrected figures", () => {
  it("of an excluded fail: it leaves the plan, and declared stays", () => {
    const figures = correctedFigures(run, episodeEffects([correction({})]));
    expect(figures).toMatchObject({
      corrections: ["c_1"],
      counts: { declared: 6, planned: 5, excluded: 1, valid: 3, pass: 3, fail: 0, missing: 1 },
      scaledSum: 3,
      passHatK: [{ k: 1 }],
    });
  });

  it("of an excluded task: pass^2 is that of the tasks left, 1/2 to 1", () => {
    const target = { kind: "task", benchmark: "filing", taskSet: "inbox", task: "b" } as const;
    const defect = { kind: "known_defect", change: { kind: "excludes_episodes" } } as const;
    const figures = correctedFigures(run, episodeEffects([correction({ ...defect, target })]));
    expect(figures?.counts).toMatchObject({ planned: 4, excluded: 2, missing: 0 });
    expect(figures?.passHatK).toEqual([
      { k: 1, low: 0.75, high: 1 },
      { k: 2, low: 0.5, high: 1 },
    ]);
    expect(
      correctedFigures(run, episodeEffects([correction({ kind: "known_defect", target })])),
    ).toBeNull();
  });

  it("of a retracted pass: unknown, which is not zero", () => {
    const target = { kind: "episodes", run: "r_1", episodes: [{ task: "a", trial: 0 }] } as const;
    const figures = correctedFigures(
      run,
      episodeEffects([correction({ kind: "retraction", target })]),
    );
    expect(figures).toMatchObject({
      counts: { planned: 6, valid: 3, pass: 2, fail: 1, invalid: 1 },
      reasons: { retracted: 1, scorer_not_triggered: 1, not_in_archive: 1 },
    });
  });

  it("have no slices where the stored row has none, and name the first correction that excludes", () => {
    const unsliced = { ...run, isSliced: false };
    const twice = episodeEffects([correction({}), correction({ id: "c_2" })]);
    const figures = correctedFigures(unsliced, twice);
    expect(figures).toMatchObject({ slices: null, corrections: ["c_1"] });
  });

  it("take a rule that has no value before and none after for kept", () => {
    const rule = { name: "official_exclude_infra", metric: "pass_hat_1", value: null };
    const rules = [rule];
    const unrun = episode("b", 0, null);
    const infra = { ...unrun, score: { ...unrun.score, reason: "infrastructure_error" } as const };
    const tau2 = runOf([infra], { benchmark: "tau2-bench", rules });
    expect(correctedFigures(tau2, episodeEffects([correction({})]))?.rules).toEqual(rules);
    const stated = runOf([infra], {
      benchmark: "tau2-bench",
      declaresTrials: false,
      rules: [{ ...rule, value: 0.5 }],
    });
    expect(correctedFigures(stated, episodeEffects([correction({})]))?.rules).toEqual(rules);
  });

  it("are none where nothing is touched: a note, an unplanned episode, a missing score", () => {
    expect(correctedFigures(run, episodeEffects([correction({ kind: "note" })]))).toBeNull();
    const unplanned = { ...episode("z", 0, 1), planned: false };
    const out = runOf([unplanned], { declared: 0 });
    expect(correctedFigures(out, () => ({ effect: "excluded", correction: "c_1" }))).toBeNull();
    const missing = runOf([episode("a", 0, "missing")]);
    expect(
      correctedFigures(missing, () => ({ effect: "retracted", correction: "c_1" })),
    ).toBeNull();
  });

  it("keep a rule that the stored records give, and make every other unknown", () => {
    const rules = [
      { name: "tau_bench_official", metric: "pass_hat_1", value: 0.75 },
      { name: "tau_bench_official", metric: "pass_hat_2", value: 0.99 },
      { name: "of the format", metric: "accuracy", value: 0.5 },
    ];
    const episodes = [
      ...[episode("a", 0, 1), episode("a", 1, 1), episode("b", 0, 0), episode("b", 1, 1)],
    ];
    const tau = runOf(episodes, { benchmark: "tau-bench", rules });
    const figures = correctedFigures(tau, ({ task }) =>
      task === "b" ? { effect: "excluded", correction: "c_1" } : null,
    );
    expect(figures?.rules.map(({ value }) => value)).toEqual([1, null, null]);
  });
});

const value = fc.constantFrom(0 as const, 1 as const, null, "missing" as const);
const anyRun = fc
  .array(fc.tuple(value, fc.constantFrom(null, "excluded" as const, "retracted" as const)), {
    minLength: 1,
    maxLength: 24,
  })
  .map((rows) => ({
    run: runOf(rows.map(([one], at) => episode(`t${at % 4}`, Math.floor(at / 4), one))),
    effects: rows.map(([, effect]) => effect),
  }));

function effectOf(effects: readonly (null | "excluded" | "retracted")[]): EffectOf {
  return ({ task, trial }) => {
    const effect = effects[Number(task.slice(1)) + 4 * trial] ?? null;
    return effect === null ? null : { effect, correction: `c_${effect}` };
  };
}

describe("whatever is corrected", () => {
  it("adds up, with declared = planned + excluded and the bounds in order", () => {
    fc.assert(
      fc.property(anyRun, ({ run: given, effects }) => {
        const figures = correctedFigures(given, effectOf(effects));
        if (figures === null) return;
        const { counts, scaledSum } = figures;
        expect(checkCounts(counts).declared).toBe(given.declared);
        expect(counts.planned).toBe(
          given.declared - effects.filter((one) => one === "excluded").length,
        );
        const { low, high } = scoreFigures(counts, scaledSum);
        expect(low === null || high === null || low <= high).toBe(true);
      }),
    );
  });

  it("leaves what a run without the excluded episodes would have", () => {
    fc.assert(
      fc.property(anyRun, ({ run: given, effects }) => {
        const only = effects.map((effect) => (effect === "excluded" ? effect : null));
        const figures = correctedFigures(given, effectOf(only));
        if (figures === null) return;
        const left = given.episodes.filter((one) => effectOf(only)(one) === null);
        const { declared: _d, excluded: _e, ...counts } = figures.counts;
        const plain = countEpisodes(left, left.length, 0, binaryScale);
        expect(plain).toMatchObject(counts);
        const { passHatK, passAtK } = taskBounds({ episodes: left, missing: [] }, binaryScale);
        expect([figures.passHatK, figures.passAtK]).toEqual([passHatK, passAtK]);
      }),
    );
  });

  it("never raises what is certain by a retraction, nor narrows the bounds", () => {
    fc.assert(
      fc.property(anyRun, ({ run: given, effects }) => {
        const only = effects.map((effect) => (effect === "retracted" ? effect : null));
        const figures = correctedFigures(given, effectOf(only));
        if (figures === null) return;
        const before = countEpisodes(given.episodes, given.declared, 0, binaryScale);
        const old = scoreFigures(before, before.pass);
        const { low, high } = scoreFigures(figures.counts, figures.scaledSum);
        expect([low, high]).toEqual([expect.any(Number), expect.any(Number)]);
        expect(Number(low)).toBeLessThanOrEqual(Number(old.low));
        expect(Number(high)).toBeGreaterThanOrEqual(Number(old.high));
      }),
    );
  });
});
