import type { NamedRule } from "../run-summary.ts";
import { largestListedK } from "../score/largest-listed-k.ts";
import { subsetShare } from "../score/subset-share.ts";
import type { RuleEpisode } from "./rule-episode.ts";
import { taskPasses } from "./task-passes.ts";

/**
 * The two conventions that tau2-bench itself uses: its code leaves out infrastructure errors (n is what a task has
 * left, k goes up to the fewest trials left), its board counts them as failed. A reward within 1e-6 of 1 passes.
 */
export function tau2BenchRules(episodes: readonly RuleEpisode[]): NamedRule[] {
  const evaluated = episodes.filter(({ reason }) => reason !== "infrastructure_error");
  return [
    ...passHatRules("official_exclude_infra", evaluated),
    ...passHatRules("leaderboard_infra_as_fail", episodes),
  ];
}

function passHatRules(name: string, episodes: readonly RuleEpisode[]): NamedRule[] {
  const tasks = [...taskPasses(episodes, (value) => Math.abs(value - 1) <= 1e-6).values()];
  if (tasks.length === 0) return [{ name, metric: "pass_hat_1", value: null }];
  const planned = episodes[0]?.plannedTrials ?? Number.POSITIVE_INFINITY;
  const largest = tasks.reduce(
    (least, { trials }) => Math.min(least, trials),
    Math.min(planned, largestListedK),
  );
  const rules: NamedRule[] = [];
  for (let k = 1; k <= largest; k += 1) {
    const rates = tasks.map(({ trials, passed }) => subsetShare(passed, trials, k));
    const value = rates.reduce((sum, rate) => sum + rate, 0) / tasks.length;
    rules.push({ name, metric: `pass_hat_${k}`, value });
  }
  return rules;
}
