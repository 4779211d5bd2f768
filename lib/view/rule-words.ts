import type { NamedRule } from "#lib/domain/run-summary.ts";

const meanings: Readonly<Record<string, string>> = {
  tau_bench_official:
    "the stored reward as it stands, so that a 0 nobody scored counts as a failed episode",
  official_exclude_infra: "infrastructure errors are left out, every other unscored episode failed",
  leaderboard_infra_as_fail: "every unscored episode, infrastructure errors too, counts as failed",
};

export interface RuleMeaning {
  readonly rule: string;
  readonly meaning: string;
}

/** What each named rule of a run does with the episodes, once a rule; a rule nobody described is left out. */
export function ruleMeanings(rules: readonly NamedRule[]): readonly RuleMeaning[] {
  return [...new Set(rules.map(({ name }) => name))].flatMap((rule) => {
    const meaning = meanings[rule];
    return meaning === undefined ? [] : [{ rule, meaning }];
  });
}
