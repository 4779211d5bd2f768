import { z } from "zod";
import type { JsonElement } from "../../json/json-element.ts";
import type { HalRun } from "../hal-run.ts";
import type { BenchmarkReader } from "./benchmark-reading.ts";
import { readByTask } from "./by-task.ts";
import type { Verdict } from "./episode-of.ts";

const Steps = z.array(z.unknown());

/**
 * SciCode (hal/benchmarks/scicode.py): the steps that passed, by problem; empty for every problem before anything runs.
 * An empty list is a fail, a problem never run, a timeout of its tests or a broken container: it is believed a fail
 * only where something else shows that the agent worked on it.
 */
export const readScicode: BenchmarkReader = (run) => {
  return readByTask(run, "details", (entry, task) => verdictOf(run, entry, task));
};

function verdictOf(run: HalRun, entry: JsonElement, task: string): Verdict | null {
  const parsed = Steps.safeParse(entry.value);
  if (!parsed.success) return null;
  const passed = parsed.data.length;
  if (passed > 0) return stepsPassed(run, task, passed);
  const submission = run.attempts?.get(task);
  const error = submission?.lastError ?? null;
  if (error !== null) return { status: "broke_off", error };
  const hasRun = submission !== undefined || run.lists.called?.has(task) === true;
  if (!hasRun) {
    const text =
      "No step is listed as passed, as for every problem before anything runs: a fail and a problem never run look the same.";
    return { status: "unscored", reason: "indeterminate", text };
  }
  const text =
    "No step is listed as passed, and the agent worked on the problem; a timeout of the tests would look the same.";
  return { status: "valid", value: 0, lexeme: null, text, confidence: "low" };
}

function stepsPassed({ lists }: HalRun, task: string, passed: number): Verdict {
  if (lists.successful === null) {
    const text = `${passed} steps passed; how many there are, and so whether the problem is solved, is not said.`;
    return { status: "unscored", reason: "indeterminate", text };
  }
  const isSolved = lists.successful.includes(task);
  const text = `${passed} steps passed, and the harness ${isSolved ? "lists the problem as solved" : "does not list the problem as solved"}.`;
  return { status: "valid", value: isSolved ? 1 : 0, lexeme: null, text };
}
