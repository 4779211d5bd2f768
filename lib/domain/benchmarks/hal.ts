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
