import type { NamedRule } from "#lib/domain/run-summary.ts";

const meanings: Readonly<Record<string, string>> = {
  tau_bench_official:
    "the stored reward as it stands, so that a 0 nobody scored counts as a failed episode",
  official_exclude_infra: "infrastructure errors are left out, every other unscored episode failed",
  alphadiana_accuracy:
    "of the records that AlphaDiana counts, unplanned ones too; missing and invalid ones are left out",
  alphadiana_accuracy_total: "of all expected samples; missing and invalid ones are wrong",
  alphadiana_mean_score: "the mean score of the records that AlphaDiana counts",
  alphadiana_pass_at_k:
    "the share of expected tasks with a correct sample, whatever is missing; not the unbiased estimator",
  alphadiana_avg_at_k:
    "correct samples of k for each expected task; missing and invalid ones are wrong",
  alphadiana_resolve_rate: "the accuracy over all expected samples under the benchmark's own name",
  alphadiana_task_success_rate: "of the valid records with a verdict on the task",
  alphadiana_attack_success_rate:
    "of the valid records with a verdict on the attack; a high rate is bad",
  hal_accuracy:
    "the stored numbers as they stand over the harness's own count of tasks, whatever the archive holds",
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
