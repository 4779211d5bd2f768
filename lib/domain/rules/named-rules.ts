import type { NamedRule } from "../run-summary.ts";
import type { RuleEpisode } from "./rule-episode.ts";
import { tauBenchRules } from "./tau-bench-rules.ts";
import { tau2BenchRules } from "./tau2-bench-rules.ts";

const rulesOf: ReadonlyMap<string, (episodes: readonly RuleEpisode[]) => NamedRule[]> = new Map([
  ["tau-bench", tauBenchRules],
  ["tau2-bench", tau2BenchRules],
]);

/** The benchmark's own conventions over every archived record, to stand beside ours; none for a benchmark without any. */
export function namedRules(benchmark: string, episodes: readonly RuleEpisode[]): NamedRule[] {
  return rulesOf.get(benchmark)?.(episodes) ?? [];
}
