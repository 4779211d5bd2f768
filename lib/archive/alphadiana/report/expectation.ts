import type { Manifest } from "../schema.ts";
import { countWords } from "./count-words.ts";
import type { LoadedRow } from "./loaded-row.ts";

/** What a run was to hold, by AlphaDiana's rules of falling back (formats: AlphaDiana 3.1). */
export interface Expectation {
  /** In the benchmark's order; those found where the manifest lists none. */
  readonly tasks: readonly string[];
  readonly taskCount: number;
  readonly samplesPerTask: number;
  readonly sampleCount: number;
}

/**
 * @param stated `num_samples` of the first record; null when it has none
 */
export function expectationOf(
  manifest: Manifest | null,
  rows: readonly LoadedRow[],
  stated: number | null,
): Expectation {
  const listed = (manifest?.expected_task_ids ?? []).map(String);
  const tasks = [...new Set(listed.length > 0 ? listed : rows.map(({ task }) => task))];
  const samplesPerTask = [manifest?.num_samples, stated].find(isPositive) ?? mostSamples(rows);
  const taskCount = manifest?.expected_task_count ?? tasks.length;
  const product = taskCount * samplesPerTask;
  const sampleCount = manifest?.expected_sample_count ?? (product > 0 ? product : rows.length);
  return { tasks, taskCount, samplesPerTask, sampleCount };
}

function isPositive(count: number | null | undefined): count is number {
  return typeof count === "number" && count > 0;
}

function mostSamples(rows: readonly LoadedRow[]): number {
  const counts = [...countWords(rows.map(({ task }) => task)).values()];
  return counts.reduce((most, count) => Math.max(most, count), 0);
}
