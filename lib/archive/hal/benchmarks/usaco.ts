import { z } from "zod";
import type { JsonElement } from "../../json/json-element.ts";
import type { HalRun } from "../hal-run.ts";
import type { BenchmarkReader } from "./benchmark-reading.ts";
import { readByTask } from "./by-task.ts";
import type { Verdict } from "./episode-of.ts";

const Result = z.looseObject({
  result: z.looseObject({ fraction_passed: z.number().min(0).max(1) }),
});
const Results = z.tuple([Result], z.unknown());

/**
 * USACO (hal/benchmarks/usaco.py): a problem is solved when all of its tests pass. An error text is judged as if it were
 * code and gets 0; only the ledger of submissions shows it. Problems that were never judged are absent.
 */
export const readUsaco: BenchmarkReader = (run) => {
  return readByTask(run, "sdict", (entry, task) => verdictOf(run, entry, task));
};

function verdictOf({ attempts }: HalRun, entry: JsonElement, task: string): Verdict | null {
  const parsed = Results.safeParse(entry.value);
  if (!parsed.success) return null;
  const [{ result }] = parsed.data;
  const isSolved = result.fraction_passed === 1;
  const error = attempts?.get(task)?.lastError ?? null;
  if (!isSolved && error !== null) return { status: "broke_off", error };
  const lexeme = entry.lexeme("/0/result/fraction_passed");
  const text = `${lexeme} of the problem's tests passed; only all of them solve it.`;
  return { status: "valid", value: isSolved ? 1 : 0, lexeme, text };
}
