import { z } from "zod";
import type { JsonElement } from "../../json/json-element.ts";
import type { BenchmarkReader } from "./benchmark-reading.ts";
import { readByTask } from "./by-task.ts";
import type { Verdict } from "./episode-of.ts";

const count = z.int().nonnegative();
const Result = z.looseObject({
  correct_written_answers: count,
  correct_vision_answers: count,
  total_written_questions: count,
  total_vision_questions: count,
  error: z.string().nullish(),
});
type Result = z.infer<typeof Result>;

/**
 * CORE-Bench (hal/benchmarks/corebench.py): a capsule is solved when every question is answered right (since 2025-04-15;
 * before, questions were counted one by one). `error` and totals of 0 mean that nothing was graded.
 */
export const readCorebench: BenchmarkReader = (run) => readByTask(run, null, verdictOf);

function verdictOf({ value }: JsonElement): Verdict | null {
  const parsed = Result.safeParse(value);
  if (!parsed.success) return null;
  const { error } = parsed.data;
  if (typeof error === "string") return errorVerdict(error);
  const { right, asked } = countsOf(parsed.data);
  if (asked === 0) {
    const text = "No question was graded: both totals are 0.";
    return { status: "unscored", reason: "scorer_error", text };
  }
  if (right > asked) return null;
  const text = `${right} of ${asked} questions were answered right; only all of them solve the capsule.`;
  return { status: "valid", value: isSolved(parsed.data) ? 1 : 0, lexeme: null, text };
}

function errorVerdict(error: string): Verdict {
  if (/^(?:ERROR|TIMEOUT)/.test(error)) return { status: "broke_off", error };
  const text = `The output could not be graded: "${error.slice(0, 200)}". Whether the output or the scorer was at fault is not said.`;
  return { status: "unscored", reason: "scorer_error", text };
}

function countsOf(result: Result) {
  const right = result.correct_written_answers + result.correct_vision_answers;
  return { right, asked: result.total_written_questions + result.total_vision_questions };
}

function isSolved(result: Result): boolean {
  return (
    result.correct_written_answers === result.total_written_questions &&
    result.correct_vision_answers === result.total_vision_questions
  );
}
