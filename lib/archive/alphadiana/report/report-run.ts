import type { Manifest } from "../schema.ts";
import { isTruthy } from "../status/is-truthy.ts";
import { averageAtK } from "./average-at-k.ts";
import { categoryReports } from "./category-reports.ts";
import { countWords } from "./count-words.ts";
import type { Expectation } from "./expectation.ts";
import type { LoadedRow } from "./loaded-row.ts";
import type { RunReport, Share } from "./run-report.ts";

interface ReportedRun {
  /** The last record of each task and sample. */
  readonly rows: readonly LoadedRow[];
  readonly expected: Expectation;
  readonly manifest: Manifest | null;
  readonly isDecodingTrust: boolean;
}

const errorStatuses: ReadonlySet<string> = new Set([
  "agent_error",
  "provider_error",
  "runtime_error",
  "scorer_error",
]);
const invalidStatuses: ReadonlySet<string> = new Set([
  "unscored",
  "preserved_failure",
  "no_answer",
  "agent_empty_output",
  "verifier_error",
]);

/** AlphaDiana's report of a run from its loaded records (formats: AlphaDiana 3). A status of its own words is in no count. */
export function reportRun(run: ReportedRun): RunReport {
  const { rows, expected, isDecodingTrust } = run;
  const { tasks, samplesPerTask, taskCount, sampleCount } = expected;
  const valid = rows.filter(({ reportStatus }) => reportStatus === "valid_scored");
  const counted = rows.filter(isCounted);
  const errors = rows.filter(({ reportStatus }) => errorStatuses.has(reportStatus));
  const correct = counted.filter(isCorrect).length;
  const passes = passesByTask(valid);
  const seen = new Set(rows.map(({ task }) => task));
  const passed = tasks.filter((task) => passes.has(task)).length;
  return {
    samplesPerTask,
    expectedTasks: taskCount,
    expectedSamples: sampleCount,
    records: rows.length,
    validScored: valid.length,
    invalidScored: rows.filter(({ reportStatus }) => invalidStatuses.has(reportStatus)).length,
    errorRecords: errors.length,
    missingSamples: missingSamples(run),
    missingTasks: tasks.filter((task) => !seen.has(task)).length,
    accuracy: { count: correct, of: counted.length },
    accuracyTotal: { count: correct, of: sampleCount },
    scoreSum: scoreSum(counted),
    wallTimeSumSec: counted.reduce((sum, { wallTimeSec }) => sum + wallTimeSec, 0),
    tokens: tokenSum(rows),
    passAtK: { count: passed, of: taskCount > 0 ? taskCount : tasks.length },
    avgAtK: averageAtK(tasks, passes, samplesPerTask),
    categories: categoryReports({ ...run, counted, passes }),
    errors: countWords(errors.map(({ errorType }) => errorType)),
    decodingTrust: isDecodingTrust
      ? {
          taskSuccess: verdicts(valid.map(({ taskSuccess }) => taskSuccess)),
          attackSuccess: verdicts(valid.map(({ attackSuccess }) => attackSuccess)),
        }
      : null,
  };
}

function isCounted({ reportStatus, isMetricZero }: LoadedRow): boolean {
  return reportStatus === "valid_scored" || isMetricZero;
}

function isCorrect({ correct }: LoadedRow): boolean {
  return isTruthy(correct);
}

function passesByTask(valid: readonly LoadedRow[]): ReadonlyMap<string, number> {
  return countWords(valid.filter(isCorrect).map(({ task }) => task));
}

function missingSamples({ rows, expected }: ReportedRun): number {
  const { tasks, samplesPerTask, sampleCount } = expected;
  if (tasks.length === 0) return Math.max(sampleCount - rows.length, 0);
  const known = new Set(tasks);
  const held = rows.filter(({ task, sample }) => known.has(task) && sample < samplesPerTask);
  return tasks.length * samplesPerTask - held.length;
}

/** Python adds numbers and booleans; it breaks off on a text or nothing. */
function scoreSum(counted: readonly LoadedRow[]): number | null {
  let sum = 0;
  for (const { score } of counted) {
    if (typeof score !== "number" && typeof score !== "boolean") return null;
    sum += Number(score);
  }
  return sum;
}

function tokenSum(rows: readonly LoadedRow[]): RunReport["tokens"] {
  let prompt = 0;
  let completion = 0;
  for (const { tokens } of rows) {
    if (tokens === null) return null;
    prompt += tokens.prompt;
    completion += tokens.completion;
  }
  return { prompt, completion };
}

function verdicts(all: readonly (boolean | null)[]): Share {
  const known = all.filter((verdict) => verdict !== null);
  return { count: known.filter(Boolean).length, of: known.length };
}
