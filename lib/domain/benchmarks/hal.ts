/** What is fixed about HAL's harness (princeton-pli/hal-harness): its scorer's name and how it names what it measures. */
export const halScorer = "hal";

export interface HalBenchmark {
  readonly benchmark: string;
  readonly taskSet: string;
}

const tauBench = /^taubench_(.+)$/;

/**
 * Our names for a HAL benchmark: `taubench_airline` is tau-bench's airline, anything else keeps its name
 * with the task set `default`. Source: the `benchmark_name` of an archive's config, never a file name.
 *
 * @example
 * halBenchmark("taubench_airline"); // { benchmark: "tau-bench", taskSet: "airline" }
 * halBenchmark("gaia"); // { benchmark: "gaia", taskSet: "default" }
 */
export function halBenchmark(name: string): HalBenchmark {
  const [, taskSet] = tauBench.exec(name) ?? [];
  return taskSet === undefined
    ? { benchmark: name, taskSet: "default" }
    : { benchmark: "tau-bench", taskSet };
}

/** How many tasks HAL divides by, whatever a run holds (`len(self.benchmark)` of hal/benchmarks/taubench.py). */
const taskCounts: ReadonlyMap<string, number> = new Map([
  ["taubench_airline", 50],
  ["taubench_retail", 115],
]);

/**
 * The ids of a registered task set, by the archive's `benchmark_name`; null when it is not registered.
 *
 * @example
 * halTaskIds("taubench_airline"); // ["0", "1", ..., "49"]
 */
export function halTaskIds(name: string): readonly string[] | null {
  const count = taskCounts.get(name);
  return count === undefined ? null : Array.from({ length: count }, (_, index) => String(index));
}
