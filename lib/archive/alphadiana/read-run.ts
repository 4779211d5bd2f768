import type { Problem } from "#lib/domain/problem.ts";
import type { RunRecord } from "#lib/domain/record.ts";
import type { Reading } from "../adapter.ts";
import { checkTaskLists } from "./check-task-lists.ts";
import { readManifest } from "./read-manifest.ts";
import { readRows } from "./read-rows.ts";
import { RowReader } from "./row-reader.ts";
import type { RunFiles } from "./run-files.ts";
import { runProblems } from "./run-problems.ts";
import { scorerRefusal } from "./scorer-refusal.ts";
import { skippedLines } from "./survey-rows.ts";
import { surveyRun } from "./survey-run.ts";
import { type SurveyedRun, statedFact } from "./surveyed-run.ts";
import { planRefusal } from "./to-plan.ts";
import { toRules } from "./to-rules.ts";
import { toRun } from "./to-run.ts";

interface RunOptions {
  readonly memberPath: string | null;
  /** False when nobody takes the timelines. */
  readonly traces: boolean;
}

/** Reads one run in two passes: what all rows say of it, then the rows one by one. */
export async function* readRun(files: RunFiles, options: RunOptions): AsyncGenerator<Reading> {
  const { manifest, problems } = await readManifest(files.manifest);
  yield* problems.map(asReading);
  const run = await surveyRun(files, manifest);
  const benchmark = statedFact(run, "benchmark_name");
  const refusal = refusalOf(run, benchmark);
  if (refusal !== null) yield asReading(refusal);
  if (refusal === null && benchmark !== null) yield* readKept(run, { ...options, benchmark });
  else yield* lostLines(files);
}

async function* readKept(
  run: SurveyedRun,
  options: RunOptions & { readonly benchmark: string },
): AsyncGenerator<Reading> {
  const { files, survey } = run;
  const record = toRun(run, options);
  yield { kind: "run", run: record };
  yield* runProblems(run).map(asReading);
  for await (const problem of checkTaskLists(files.referred.get("tasks") ?? [], survey)) {
    yield asReading(problem);
  }
  const reader = new RowReader(run, options);
  for await (const item of readRows(files.records)) {
    if (item.kind === "problem") yield asReading(passedOver(item.problem, record.plan.source));
    else yield* reader.read(item.row);
  }
  for (const rule of toRules(run)) yield { kind: "rule", run: files.records.path, rule };
}

/**
 * A line that AlphaDiana itself passes over. Under a declared plan its episode is still planned, and missing where no
 * other record holds it: a score is lost, and no row of the plan.
 */
function passedOver(problem: Problem, plan: RunRecord["plan"]["source"]): Problem {
  if (plan !== "declared" || !skippedLines.has(problem.code)) return problem;
  const message = `${problem.message} AlphaDiana passes such a line over; an episode that only it held is missing from the plan.`;
  return { ...problem, effect: "score_lost", message };
}

/** What was wrong with lines of a run that is refused or has no readable row. */
async function* lostLines({ records }: RunFiles): AsyncGenerator<Reading> {
  for await (const item of readRows(records)) {
    if (item.kind === "problem") yield item;
  }
}

function refusalOf(run: SurveyedRun, benchmark: string | null): Problem | null {
  const { files, manifest, survey, expected } = run;
  const source = files.records.path;
  if (benchmark === null) {
    if (survey.rows === 0) return null;
    const message = "Neither the rows nor a manifest name the benchmark (benchmark_name).";
    return { code: "malformed_row", effect: "refused", source, message };
  }
  const scorers = [...(survey.facts.get("scorer_name")?.keys() ?? [])];
  return (
    scorerRefusal(benchmark, scorers, source) ??
    planRefusal(manifest, expected, files.manifest?.path ?? source)
  );
}

function asReading(problem: Problem): Reading {
  return { kind: "problem", problem };
}
