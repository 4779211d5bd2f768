import { readTauBench } from "../tau-bench/index.ts";
import { readAppworld } from "./appworld.ts";
import { readAssistantBench } from "./assistantbench.ts";
import type { BenchmarkReader } from "./benchmark-reading.ts";
import { readColbenchBackend, readColbenchFrontend } from "./colbench.ts";
import { readCorebench } from "./corebench.ts";
import { figuresOnly } from "./figures-only.ts";
import { readGaia } from "./gaia.ts";
import { readScicode } from "./scicode.ts";
import { readScienceAgentBench } from "./scienceagentbench.ts";
import { readSwebench } from "./swebench.ts";
import { readUsaco } from "./usaco.ts";

const readers: readonly (readonly [RegExp, BenchmarkReader])[] = [
  [/^taubench_/, readTauBench],
  [/^swebench_verified/, readSwebench],
  [/^gaia$/, readGaia],
  [/^usaco$/, readUsaco],
  [/^scicode/, readScicode],
  [/^assistantbench$/, readAssistantBench],
  [/^corebench_/, readCorebench],
  [/^scienceagentbench$/, readScienceAgentBench],
  [/^colbench_backend/, readColbenchBackend],
  [/^colbench_frontend/, readColbenchFrontend],
  [/^appworld/, readAppworld],
];

/** Who reads the results of a benchmark, by the archive's `benchmark_name`. */
export function readerOf(benchmarkName: string): BenchmarkReader {
  return readers.find(([pattern]) => pattern.test(benchmarkName))?.[1] ?? figuresOnly;
}
