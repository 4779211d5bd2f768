import type { NamedRule } from "../run-summary.ts";
import { largestListedK } from "../score/largest-listed-k.ts";
import { subsetShare } from "../score/subset-share.ts";
import type { RuleEpisode } from "./rule-episode.ts";
import { taskPasses } from "./task-passes.ts";

/**
 * tau-bench's own pass^k (its run.py): a reward within 1e-6 of 1 passes, everything else fails, n is the number of
 * distinct trial values in the file whatever a task has, averaged over the tasks present. Null where a task has more
 * passes than there are trial values (repeated records): the rule would exceed 1.
 */
export function tauBenchRules(episodes: readonly RuleEpisode[]): NamedRule[] {
  if (episodes.length === 0) return [];
  const trials = new Set(episodes.map(({ trial }) => trial)).size;
  const tasks = [...taskPasses(episodes, (value) => Math.abs(value - 1) <= 1e-6).values()];
  return Array.from({ length: Math.min(trials, largestListedK) }, (_, index) => {
    const k = index + 1;
    if (tasks.some(({ passed }) => passed > trials)) {
      return { name: "tau_bench_official", metric: `pass_hat_${k}`, value: null };
    }
    const sum = tasks.reduce((total, { passed }) => total + subsetShare(passed, trials, k), 0);
    const value = sum / tasks.length;
    return { name: "tau_bench_official", metric: `pass_hat_${k}`, value };
  });
}
