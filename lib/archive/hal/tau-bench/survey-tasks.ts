import { z } from "zod";
import { halBenchmark } from "#lib/domain/benchmarks/hal.ts";
import { isEmptyReference, requiresWrite } from "#lib/domain/benchmarks/tau-bench.ts";
import type { TaskRecord } from "#lib/domain/record.ts";
import { canonicalHash } from "#lib/identity/canonical-hash.ts";
import { childrenOf } from "../children-of.ts";
import type { HalRun } from "../hal-run.ts";
import { readResult } from "./read-result.ts";
import type { TauResult } from "./schema.ts";

/** The tasks of `raw_eval_results`, with the hash of what decides their reward where an entry holds its task. */
export async function surveyTasks({ document, benchmarkName }: HalRun): Promise<TaskRecord[]> {
  const tasks: TaskRecord[] = [];
  if (document.results === null) return tasks;
  const { taskSet } = halBenchmark(benchmarkName);
  for await (const item of childrenOf(document.member, document.results)) {
    // Problems are reported by the pass that reads the episodes.
    if (item.kind === "problem") continue;
    const reading = readResult(item.element);
    const facts = reading.kind === "result" ? factsOf(reading.result, taskSet) : unknown;
    tasks.push({ task: reading.task, ...facts });
  }
  return tasks;
}

type Facts = Omit<TaskRecord, "task">;

const unknown: Facts = { requiresWrite: null, emptyReference: null, scoringHash: null };

function factsOf({ task }: TauResult, taskSet: string): Facts {
  if (task === null || task === undefined) return unknown;
  const tools = task.actions.map(({ name }) => name);
  const { actions, outputs } = task;
  return {
    requiresWrite: requiresWrite(taskSet, tools),
    emptyReference: isEmptyReference(tools),
    scoringHash: scoringHash({ actions, outputs }),
  };
}

/** The same hash as tau-bench's own files give: over the actions and outputs as they stand. */
function scoringHash(scoring: unknown): string {
  return canonicalHash(z.json().parse(scoring));
}
