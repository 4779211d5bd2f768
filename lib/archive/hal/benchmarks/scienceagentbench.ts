import { z } from "zod";
import type { JsonElement } from "../../json/json-element.ts";
import { pointerTokens } from "../../json/pointer.ts";
import { childrenOf } from "../children-of.ts";
import type { HalRun } from "../hal-run.ts";
import type { BenchmarkReader } from "./benchmark-reading.ts";
import { readByTask } from "./by-task.ts";
import type { Verdict } from "./episode-of.ts";
import { sectionsOf } from "./sections-of.ts";

const Result = z.looseObject({
  valid_program: z.number(),
  success_rate: z.number(),
  log_info: z.unknown().optional(),
});
type Result = z.infer<typeof Result>;

/**
 * ScienceAgentBench (hal/benchmarks/scienceagentbench.py). A task whose container did not finish leaves a blank line,
 * which becomes zeros with an empty `log_info`: not scored. The agent's own end stands among its outputs.
 */
export const readScienceAgentBench: BenchmarkReader = async (run) => {
  const errors = await outputErrors(run);
  return await readByTask(run, "eval_result", (entry, task) => verdictOf(entry, errors.get(task)));
};

function verdictOf(entry: JsonElement, error: string | undefined): Verdict | null {
  if (error !== undefined) return { status: "broke_off", error };
  const parsed = Result.safeParse(entry.value);
  if (!parsed.success) return null;
  if (isBlank(parsed.data)) {
    const text =
      "All figures are 0 and log_info is empty, as the harness writes it when the evaluation did not finish.";
    const lexeme = entry.lexeme("/success_rate");
    return { status: "unscored", reason: "verifier_error", text, lexeme };
  }
  const lexeme = entry.lexeme("/success_rate");
  const value = parsed.data.success_rate;
  if (value < 0 || value > 1) return null;
  return { status: "valid", value, lexeme, text: `The evaluation's success_rate is ${lexeme}.` };
}

function isBlank({ valid_program: valid, success_rate: success, log_info: log }: Result): boolean {
  return valid === 0 && success === 0 && (log === "" || log === null || log === undefined);
}

async function outputErrors(run: HalRun): Promise<ReadonlyMap<string, string>> {
  const errors = new Map<string, string>();
  const outputs = (await sectionsOf(run)).get("agent_output");
  if (outputs === undefined) return errors;
  for await (const item of childrenOf(run.document.member, outputs)) {
    if (item.kind === "problem") continue;
    const { pointer, value } = item.element;
    const [task = ""] = pointerTokens(pointer);
    if (typeof value === "string" && /^(?:ERROR|TIMEOUT)/.test(value)) errors.set(task, value);
  }
  return errors;
}
