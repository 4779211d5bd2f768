import { z } from "zod";
import { fieldOf } from "../field-of.ts";
import type { BenchmarkReader } from "./benchmark-reading.ts";
import { readByTask } from "./by-task.ts";
import type { Verdict } from "./episode-of.ts";

/** AppWorld (hal/benchmarks/appworld.py): the agent itself runs the evaluation and returns its result. */
export const readAppworld: BenchmarkReader = async (run) => {
  const reading = await readByTask(run, "individual", (entry) => verdictOf(entry.value));
  const value =
    "The agent ran the benchmark's evaluation and returned what it gave: no harness checked it.";
  return { ...reading, notes: [...reading.notes, { name: "self-reported results", value }] };
};

function verdictOf(entry: unknown): Verdict {
  const success = z.boolean().safeParse(fieldOf(entry, "success"));
  if (!success.success) {
    const text = "The entry says nothing of success; the harness counts it as failed.";
    return { status: "unscored", reason: "scorer_error", text };
  }
  const text = `The agent's own evaluation says success is ${success.data}.`;
  return { status: "valid", value: success.data ? 1 : 0, lexeme: null, text, confidence: "low" };
}
