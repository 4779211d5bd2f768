import type { Share } from "./run-report.ts";

/** The mean over tasks of passes / k, as one fraction: what is missing or invalid counts as wrong. */
export function averageAtK(
  tasks: readonly string[],
  passes: ReadonlyMap<string, number>,
  samplesPerTask: number,
): Share {
  const found = tasks.flatMap((task) => passes.get(task) ?? []);
  const count = found.reduce((sum, passed) => sum + passed, 0);
  return { count, of: tasks.length * samplesPerTask };
}
