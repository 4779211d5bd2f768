import type { HalRun } from "../hal-run.ts";
import { readTauBench } from "../tau-bench/index.ts";
import type { BenchmarkReading } from "./benchmark-reading.ts";
import { figuresOnly } from "./figures-only.ts";

export type BenchmarkReader = (run: HalRun) => Promise<BenchmarkReading>;

const readers: readonly (readonly [RegExp, BenchmarkReader])[] = [[/^taubench_/, readTauBench]];

/** Who reads the results of a benchmark, by the archive's `benchmark_name`. */
export function readerOf(benchmarkName: string): BenchmarkReader {
  return readers.find(([pattern]) => pattern.test(benchmarkName))?.[1] ?? figuresOnly;
}
