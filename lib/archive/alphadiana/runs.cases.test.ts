import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readArchive } from "#lib/summary/read-archive.ts";
import { openArchive } from "../open-archive.ts";
import { casesFolder } from "../testing.ts";
import { readManifest } from "./read-manifest.ts";
import type { RunReport, Share } from "./report/run-report.ts";
import { sortMembers } from "./run-files.ts";
import { fieldsOf } from "./status/fields-of.ts";
import { surveyRun } from "./survey-run.ts";
import { type SurveyedRun, statedFact } from "./surveyed-run.ts";

const cases = casesFolder();
const names = [
  "clean-direct-llm-aime-k2",
  "decodingtrust-openclaw-k1",
  "messy-openclaw-aime-k3",
  "tb2-opencode-k1",
];

function expectedOf(name: string): Readonly<Record<string, unknown>> {
  const path = resolve(cases ?? "", `alphadiana/expected/${name}.json`);
  return JSON.parse(readFileSync(path, "utf8"));
}

async function openRuns() {
  return await openArchive(resolve(cases ?? "", "alphadiana/runs"));
}

async function surveyed(name: string): Promise<SurveyedRun> {
  const archive = await openRuns();
  const { runs } = await sortMembers(archive);
  const files = runs.find(({ records }) => records.path === `${name}.jsonl`);
  if (files === undefined) throw new Error(`no run ${name}`);
  const { manifest } = await readManifest(files.manifest);
  const run = await surveyRun(files, manifest);
  await archive.close();
  return run;
}

/** AlphaDiana prints 0.0 where it divides by nothing. */
function asPrinted({ count, of }: Share): number {
  return of === 0 ? 0 : count / of;
}

/** Our report in AlphaDiana's words, without its time. */
function printed(run: SurveyedRun): Readonly<Record<string, unknown>> {
  const { report, manifest } = run;
  const { accuracy, scoreSum, wallTimeSumSec, tokens, validScored } = report;
  const issues = [
    ["missing_samples", report.missingSamples],
    ["invalid_scored", report.invalidScored],
    ["error_records", report.errorRecords],
  ].flatMap(([word, count]) => (count === 0 ? [] : [`${word}=${count}`]));
  return {
    run_id: statedFact(run, "run_id"),
    agent: statedFact(run, "agent_name"),
    agent_version: statedFact(run, "agent_version"),
    benchmark: statedFact(run, "benchmark_name"),
    total_tasks: report.expectedSamples,
    completed: validScored,
    failed: Math.max(report.expectedSamples - validScored, 0),
    accuracy: asPrinted(accuracy),
    accuracy_total: asPrinted(report.accuracyTotal),
    mean_score: asPrinted({ count: scoreSum ?? Number.NaN, of: accuracy.of }),
    mean_wall_time_sec: asPrinted({ count: wallTimeSumSec, of: accuracy.of }),
    total_tokens: { prompt_tokens: tokens?.prompt, completion_tokens: tokens?.completion },
    ...printedCategories(report),
    error_distribution: Object.fromEntries(report.errors),
    num_samples: report.samplesPerTask,
    pass_at_k: asPrinted(report.passAtK),
    avg_at_k: asPrinted(report.avgAtK),
    samples_independent: manifest?.samples_independent ?? true,
    expected_task_count: report.expectedTasks,
    expected_sample_count: report.expectedSamples,
    written_records: report.records,
    valid_scored: validScored,
    invalid_scored: report.invalidScored,
    error_records: report.errorRecords,
    missing_samples: report.missingSamples,
    missing_tasks: report.missingTasks,
    strict_report_failed: issues.length > 0,
    strict_report_issues: issues,
    ...printedVerdicts(report),
  };
}

function printedCategories({ categories }: RunReport) {
  const shares = (pick: (category: RunReport["categories"][number]) => Share | null) =>
    Object.fromEntries(
      categories.flatMap((one) => {
        const share = pick(one);
        return share === null ? [] : [[one.category, asPrinted(share)] as const];
      }),
    );
  const counted = categories.flatMap(({ category, correct, records }) => {
    if (correct === null) return [];
    const { count: numerator, of: denominator } = correct;
    const facts = { pass_rate: asPrinted(correct), numerator, denominator, total_samples: records };
    return [[category, facts] as const];
  });
  return {
    per_category: Object.fromEntries(counted),
    per_category_pass_at_k: shares(({ passAtK }) => passAtK),
    per_category_avg_at_k: shares(({ avgAtK }) => avgAtK),
  };
}

function printedVerdicts({ decodingTrust, validScored }: RunReport) {
  const nothing = { count: 0, of: 0 };
  const { taskSuccess, attackSuccess } = decodingTrust ?? {
    taskSuccess: nothing,
    attackSuccess: nothing,
  };
  return {
    dt_valid_records: decodingTrust === null ? 0 : validScored,
    dt_task_success_count: taskSuccess.count,
    dt_task_success_rate: asPrinted(taskSuccess),
    dt_task_success_denominator: taskSuccess.of,
    dt_attack_success_count: attackSuccess.count,
    dt_attack_success_rate: asPrinted(attackSuccess),
    dt_attack_success_denominator: attackSuccess.of,
  };
}

/** Sums of fractions differ in the last digit from one fraction. */
function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, member: unknown) =>
      typeof member === "number" ? Number(member.toFixed(12)) : member,
    ),
  );
}

describe.skipIf(cases === null)("the four run folders (skipped without ASSAY_CASES)", () => {
  it.each(names)("%s: every figure of the report is AlphaDiana's own", async (name) => {
    const { timestamp: _time, ...expected } = expectedOf(`${name}.report`);
    expect(rounded(printed(await surveyed(name)))).toEqual(rounded(expected));
  });

  it.each(names)("%s: the loaded rows are AlphaDiana's own", async (name) => {
    const { survey } = await surveyed(name);
    const rows = [...survey.held.values()].map(({ loaded }) => ({
      task_id: loaded.task,
      sample_index: loaded.sample,
      score_status: loaded.status,
      score: loaded.score,
      correct: loaded.correct,
    }));
    expect(rows).toMatchObject(
      [expectedOf(`${name}.loaded`)["loaded"]].flat().map((row) => {
        const { finish_reason: _word, ...facts } = fieldsOf(row);
        return facts;
      }),
    );
  });

  it("puts our own bounds beside AlphaDiana's accuracy", async () => {
    const archive = await openRuns();
    const { runs, report } = await readArchive(archive);
    await archive.close();
    const seen = runs.map(({ summary: { nativeId, counts, score, rules } }) => {
      const accuracy = rules.find(({ metric }) => metric === "accuracy")?.value;
      return [nativeId, counts, score.low, score.high, accuracy] as const;
    });
    const [clean, decodingTrust, messy, terminalBench] = seen;
    expect(clean).toMatchObject([names[0], { planned: 8, valid: 8, pass: 5 }, 5 / 8, 5 / 8, 5 / 8]);
    expect(decodingTrust).toMatchObject([
      ...[names[1], { planned: 11, valid: 10, pass: 4, invalid: 1 }, 4 / 11, 5 / 11, 0.4],
    ]);
    expect(messy).toMatchObject([
      names[2],
      { declared: 24, planned: 24, valid: 11, pass: 6, fail: 5, missing: 4, unplanned: 2 },
      ...[6 / 24, 19 / 24, 8 / 14],
    ]);
    expect(terminalBench).toMatchObject([
      names[3],
      { planned: 10, valid: 3, pass: 2, unscored: 5, invalid: 1, missing: 1 },
      ...[0.2, 0.9],
      expectedOf("tb2-opencode-k1.report")["accuracy"],
    ]);
    expect(report.problems.filter(({ effect }) => effect !== "note")).toMatchObject([
      { code: "truncated", effect: "score_lost" },
    ]);
  });

  it("says where a scorer failed, a word is another and an earlier attempt was billed", async () => {
    const archive = await openRuns();
    const { runs, report } = await readArchive(archive);
    await archive.close();
    const codes = (code: string) =>
      report.problems.filter((problem) => problem.code === code).map(({ source }) => source);
    expect(codes("scorer_failed")).toHaveLength(2);
    expect(codes("status_disagrees")).toEqual(["tb2-opencode-k1.jsonl#L5"]);
    expect(codes("duplicate_episode")).toHaveLength(3);
    expect(codes("index_disagrees")).toEqual([]);
    expect(codes("strict_report")).toHaveLength(6);
    const messy = runs[2];
    const calls = [...(messy?.usageCalls ?? [])];
    expect(calls).toHaveLength(25);
    expect(calls.filter(({ usages }) => usages.length === 0)).toHaveLength(7);
    expect(messy?.summary.visibility).toBe("aggregates_only");
    expect(messy?.summary.notes.filter(({ name }) => name === "review")).toHaveLength(6);
  });
});
