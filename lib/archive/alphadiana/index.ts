import type { Problem } from "#lib/domain/problem.ts";
import type { AdapterOptions, ArchiveAdapter, Reading } from "../adapter.ts";
import type { Archive } from "../archive.ts";
import { readManifest } from "./read-manifest.ts";
import { readRows } from "./read-rows.ts";
import { RowReader } from "./row-reader.ts";
import { isAlphaDiana, type RunFiles, sortMembers } from "./run-files.ts";
import { runProblems } from "./run-problems.ts";
import { scorerRefusal } from "./scorer-refusal.ts";
import { surveyRun } from "./survey-run.ts";
import { type SurveyedRun, statedFact } from "./surveyed-run.ts";
import { planRefusal } from "./to-plan.ts";
import { toRules } from "./to-rules.ts";
import { toRun } from "./to-run.ts";

/** Runs of AlphaDiana (tmlr-group/AlphaDiana): JSON Lines of attempts, with the run's folder beside them or alone. */
export const alphaDiana: ArchiveAdapter = {
  id: "alphadiana",
  title: "AlphaDiana runs",
  recognises: isAlphaDiana,
  // Neither records nor manifest name a version of the format.
  formatVersion: async () => null,
  read,
};

async function* read(archive: Archive, options?: AdapterOptions): AsyncGenerator<Reading> {
  const traces = options?.traces ?? true;
  const isSingleFile = archive.container === "file" || archive.container === "gzip";
  const { runs, problems } = await sortMembers(archive);
  yield* problems.map(asReading);
  for (const files of runs) {
    const memberPath = isSingleFile ? null : files.records.path;
    yield* readRun(files, { memberPath, traces });
  }
}

interface RunOptions {
  readonly memberPath: string | null;
  readonly traces: boolean;
}

/** Two passes: what all rows say of their run, then the rows one by one. */
async function* readRun(
  files: RunFiles,
  { memberPath, traces }: RunOptions,
): AsyncGenerator<Reading> {
  const { manifest, problems } = await readManifest(files.manifest);
  yield* problems.map(asReading);
  const run = await surveyRun(files, manifest);
  const benchmark = statedFact(run, "benchmark_name");
  const refusal = refusalOf(run, benchmark);
  if (refusal !== null) yield asReading(refusal);
  const isKept = run.survey.rows > 0 && refusal === null && benchmark !== null;
  if (isKept) {
    yield { kind: "run", run: toRun(run, { memberPath, benchmark }) };
    yield* runProblems(run).map(asReading);
  }
  const reader = new RowReader(run, { benchmark, traces });
  for await (const item of readRows(files.records)) {
    if (item.kind === "problem") yield item;
    else if (isKept) yield* reader.read(item.row);
  }
  if (!isKept) return;
  for (const rule of toRules(run)) yield { kind: "rule", run: files.records.path, rule };
}

function refusalOf(run: SurveyedRun, benchmark: string | null): Problem | null {
  const { files, manifest, survey, expected } = run;
  const source = files.records.path;
  if (survey.rows === 0) return null;
  if (benchmark === null) {
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
