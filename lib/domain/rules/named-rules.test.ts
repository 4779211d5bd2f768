import { describe, expect, it } from "vitest";
import { namedRules } from "./named-rules.ts";
import type { RuleEpisode } from "./rule-episode.ts";

const valid = { status: "valid", reason: null, execution: "finished" } as const;
const infra = { status: "unscored", reason: "infrastructure_error", execution: "error" } as const;

function episode(task: string, trial: number, archivedNumber: number | null): RuleEpisode {
  const state = archivedNumber === null ? infra : valid;
  return { task, trial, archivedNumber, terminationWord: null, plannedTrials: 2, ...state };
}

describe("tau2-bench", () => {
  const rules = namedRules("tau2-bench", [
    episode("a", 0, 1),
    episode("a", 1, 0.9999995),
    episode("b", 0, 0),
    episode("b", 1, null),
  ]);

  it("leaves infrastructure errors out by its code's rule, so one survivor removes pass^2", () => {
    expect(rules.filter(({ name }) => name === "official_exclude_infra")).toEqual([
      { name: "official_exclude_infra", metric: "pass_hat_1", value: 0.5 },
    ]);
  });

  it("counts them as failed by its board's rule", () => {
    expect(rules.filter(({ name }) => name === "leaderboard_infra_as_fail")).toEqual([
      { name: "leaderboard_infra_as_fail", metric: "pass_hat_1", value: 0.5 },
      { name: "leaderboard_infra_as_fail", metric: "pass_hat_2", value: 0.5 },
    ]);
  });

  it("has no figure when nothing was evaluated, never a zero", () => {
    const lost = namedRules("tau2-bench", [episode("a", 0, null)]);
    expect(lost[0]).toEqual({ name: "official_exclude_infra", metric: "pass_hat_1", value: null });
  });

  it("takes the plan's trials as the largest k, and the trials found when none are declared", () => {
    const three = [0, 1, 2].map((trial) => episode("a", trial, 1));
    expect(namedRules("tau2-bench", three)).toHaveLength(4);
    const undeclared = three.map((row) => ({ ...row, plannedTrials: null }));
    expect(namedRules("tau2-bench", undeclared)).toHaveLength(6);
  });

  it("takes more tasks than a call takes arguments, and lists no k beyond the largest listed", () => {
    const tasks = Array.from({ length: 200_000 }, (_, task) => episode(`${task}`, 0, 1));
    const trials = Array.from({ length: 5000 }, (_, trial) => episode("a", trial, 1));
    const undeclared = trials.map((row) => ({ ...row, plannedTrials: null }));
    expect(namedRules("tau2-bench", tasks)).toHaveLength(2);
    expect(namedRules("tau2-bench", undeclared)).toHaveLength(200);
    expect(namedRules("tau-bench", undeclared)).toHaveLength(100);
  });
});

describe("tau-bench", () => {
  it("counts a missing trial as failed, with n the distinct trial values", () => {
    const rules = namedRules("tau-bench", [
      episode("a", 0, 1),
      episode("a", 1, 1),
      episode("b", 0, 1),
    ]);
    expect(rules).toEqual([
      { name: "tau_bench_official", metric: "pass_hat_1", value: 0.75 },
      { name: "tau_bench_official", metric: "pass_hat_2", value: 0.5 },
    ]);
  });

  it("has no figure when repeated records would lift it above 1", () => {
    expect(namedRules("tau-bench", [episode("a", 0, 1), episode("a", 0, 1)])).toEqual([
      { name: "tau_bench_official", metric: "pass_hat_1", value: null },
    ]);
  });

  it("says nothing of an empty run", () => {
    expect(namedRules("tau-bench", [])).toEqual([]);
  });
});

it("has no rules for a benchmark without conventions", () => {
  expect(namedRules("home-made", [episode("a", 0, 1)])).toEqual([]);
});
