import type { Problem } from "#lib/domain/problem.ts";
import type { Plan } from "#lib/domain/record.ts";
import type { Expectation } from "./report/expectation.ts";
import type { Manifest } from "./schema.ts";

const mostPlanned = 1_000_000;

/** The manifest's task ids x samples; as found where no manifest lists tasks. */
export function toPlan(manifest: Manifest | null, expected: Expectation): Plan {
  if (!listsTasks(manifest)) return { source: "as_found" };
  const trials = Array.from({ length: expected.samplesPerTask }, (_, index) => index);
  return { source: "declared", tasks: expected.tasks, trials };
}

/** Why a declared plan cannot be counted; null when it can. */
export function planRefusal(
  manifest: Manifest | null,
  expected: Expectation,
  source: string,
): Problem | null {
  const planned = expected.tasks.length * expected.samplesPerTask;
  if (!listsTasks(manifest) || planned <= mostPlanned) return null;
  const message = `${expected.tasks.length} tasks with ${expected.samplesPerTask} samples each plan more than ${mostPlanned} episodes. Correct num_samples, or split the run.`;
  return { code: "too_large", effect: "refused", source, message };
}

/** Where the manifest's own numbers do not go together: AlphaDiana divides by the stated ones, the plan is the product. */
export function planNotes(
  manifest: Manifest | null,
  { tasks, taskCount, samplesPerTask, sampleCount }: Expectation,
  source: string,
): readonly Problem[] {
  if (!listsTasks(manifest)) return [];
  const product = tasks.length * samplesPerTask;
  const disagree = (message: string): Problem => {
    return { code: "index_disagrees", effect: "note", source, message };
  };
  return [
    ...(taskCount === tasks.length
      ? []
      : [disagree(`expected_task_count is ${taskCount}, but ${tasks.length} tasks are listed.`)]),
    ...(sampleCount === product
      ? []
      : [disagree(`expected_sample_count is ${sampleCount}, but the plan has ${product}.`)]),
  ];
}

/** Whether the manifest declares a plan at all. */
export function listsTasks(manifest: Manifest | null): boolean {
  return (manifest?.expected_task_ids ?? []).length > 0;
}
