import { z } from "zod";
import type { JsonElement } from "../../json/json-element.ts";
import type { BenchmarkReader } from "./benchmark-reading.ts";
import { readByTask } from "./by-task.ts";
import type { Verdict } from "./episode-of.ts";

const Result = z.looseObject({
  score: z.union([z.boolean(), z.number()]).nullish(),
  explanation: z.string().nullish(),
});

/** GAIA (hal/benchmarks/gaia.py). An agent's error text is graded as if it were its answer; the explanation shows it. */
export const readGaia: BenchmarkReader = (run) => readByTask(run, null, verdictOf);

const gradedError = /^Evaluated\s+(?<error>(?:ERROR|TIMEOUT).*)/s;

function verdictOf(entry: JsonElement): Verdict | null {
  const parsed = Result.safeParse(entry.value);
  if (!parsed.success) return null;
  const { score, explanation } = parsed.data;
  const error =
    typeof explanation === "string" ? gradedError.exec(explanation)?.groups?.["error"] : undefined;
  if (error !== undefined) return { status: "broke_off", error };
  if (score === null || score === undefined) {
    const text = "The entry holds no score.";
    return { status: "unscored", reason: "scorer_error", text };
  }
  if (Number(score) < 0 || Number(score) > 1) return null;
  const lexeme = typeof score === "number" ? entry.lexeme("/score") : null;
  const text = `The scorer wrote ${String(score)} for this answer.`;
  return { status: "valid", value: Number(score) > 0 ? 1 : 0, lexeme, text };
}
