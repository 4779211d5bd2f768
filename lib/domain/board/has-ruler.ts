import { tau2Bench } from "../benchmarks/tau2-bench.ts";
import type { RunSummary } from "../run-summary.ts";

/** Benchmarks whose environment differs with the mode: the same trajectory scores otherwise in the other one. */
const modeMatters: readonly string[] = [tau2Bench.id];

/**
 * Whether a row of episodes has a ruler to be ranked by. Where a benchmark's environment differs with the mode, a row
 * whose mode nobody knows has none: it stands apart and takes no rank, not even among its like.
 */
export function hasRuler({
  benchmark,
  measurement,
}: Pick<RunSummary, "benchmark" | "measurement">): boolean {
  return measurement.mode !== "unknown" || !modeMatters.includes(benchmark);
}
