import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { encrypted } from "#lib/archive/hal/testing.ts";
import { zipOf } from "#lib/archive/testing-zip.ts";
import { Ledger, Reproduction } from "./testing.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const fixtures = "lib/archive";
const folder = mkdtempSync(join(tmpdir(), "assay-read-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  const command = ["--import", "tsx", "scripts/assay.ts", "read", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const text = z.string().nullable();
const lexeme = z.string().regex(/^-?\d/).nullable();
const number = z.number().nullable();
const count = z.int().nonnegative();
const fraction = z.number().min(0).max(1).nullable();
const named = z.array(z.strictObject({ name: z.string(), value: z.string() }));
const bound = z.strictObject({ k: count, low: z.number(), high: z.number() });

const basis = z.enum(["reported", "all_spans", "root_spans", "leaf_spans", "by_response"]);
const Cost = z.strictObject({
  basis,
  role: z.enum(["all", "agent", "user", "judge", "unknown"]),
  usd: number,
  usdKnown: number,
  archivedUsd: number,
  episodes: count,
  nullEpisodes: count,
  zeroWithTokens: count,
  calls: number,
  callsWithUsage: number,
  inputTokens: number,
  outputTokens: number,
  priceTable: text,
  unpricedModels: z.array(z.string()),
});

const Episode = z.strictObject({
  task: z.string(),
  trial: count,
  execution: z.string(),
  status: z.string(),
  reason: text,
  value: number,
  archivedValue: text,
  outcome: z.enum(["pass", "fail", "partial"]).nullable(),
  reportedStatus: text,
  source: text,
  planned: z.boolean(),
  terminationWord: text,
  evidence: z.array(
    z.strictObject({
      text: z.string(),
      source: z.string(),
      confidence: z.enum(["high", "low"]).optional(),
    }),
  ),
});

const Counts = z.strictObject({
  declared: count,
  planned: count,
  valid: count,
  pass: count,
  fail: count,
  partial: count,
  unscored: count,
  replayInvalid: count,
  invalid: count,
  suspect: count,
  excluded: count,
  missing: count,
  unplanned: count,
});

const Measurement = z.strictObject({
  scorer: text,
  scorerVersion: text,
  taskSetVersion: text,
  mode: z.enum(["solo", "dual", "unknown", "not_applicable"]),
  key: z.string().regex(/^m_[0-9a-f]{20}$/),
  parts: z.array(
    z.strictObject({
      name: z.string(),
      value: text,
      source: z.enum(["archive", "derived", "declared"]).nullable(),
    }),
  ),
});

const Problem = z.strictObject({
  code: z.string(),
  effect: z.enum(["note", "score_lost", "row_lost", "refused"]),
  source: z.string(),
  message: z.string(),
});

const Run = z.strictObject({
  id: z.string().regex(/^r_[0-9a-f]{20}$/),
  nativeId: text,
  memberPath: text,
  source: z.string(),
  benchmark: z.string(),
  taskSet: z.strictObject({ name: text, version: text, hash: text, tasks: number }),
  system: z.strictObject({
    model: text,
    modelOrganization: text,
    agent: text,
    agentVersion: text,
    reasoningEffort: text,
    submittingOrganization: text,
    settings: named,
  }),
  measurement: Measurement,
  plannedSource: z.enum(["declared", "as_found", "task_set"]).nullable(),
  counts: Counts.nullable(),
  reasons: z.record(z.string(), count),
  score: z.strictObject({ naive: fraction, ofScored: fraction, low: fraction, high: fraction }),
  slices: z
    .array(
      Counts.omit({ declared: true, excluded: true, unplanned: true }).extend({
        trait: z.enum(["requires_write", "empty_reference"]),
        value: z.boolean().nullable(),
        tasks: count,
        scaledSum: lexeme,
      }),
    )
    .nullable(),
  passHatK: z.array(bound),
  passAtK: z.array(bound),
  rules: z.array(z.strictObject({ name: z.string(), metric: z.string(), value: fraction })),
  costs: z.array(Cost),
  reportedAgreesWith: z.array(basis),
  reported: z.array(
    z.strictObject({
      metric: z.string(),
      value: lexeme,
      unit: z.enum(["percent", "fraction", "usd", "count"]),
      recomputed: number,
      agrees: z.boolean().nullable(),
      source: z.string(),
      notes: z.array(z.string()),
    }),
  ),
  dates: z.array(z.strictObject({ of: z.string(), text: z.string() })),
  listed: z.boolean(),
  unlistedReason: text,
  asks: z.array(z.string()),
  notes: named,
  provenance: z.array(z.strictObject({ name: z.string(), value: z.string(), source: z.string() })),
  visibility: z.enum(["public", "aggregates_only"]),
  ledger: Ledger.nullable(),
  reproductions: z.array(Reproduction),
  problems: z.array(Problem),
  episodes: z.array(Episode).optional(),
});

/** Every key that `read --json` prints, and no other (decisions.md 28 has the words that others read). */
const Report = z.strictObject({
  archive: z.strictObject({ sha256: text, bytes: number, format: text, formatVersion: text }),
  runs: z.array(Run),
  problems: z.array(Problem),
  secrets: z.array(
    z.strictObject({
      ...{ id: z.string(), rule: z.string(), preview: z.string(), sha256: z.string() },
      places: z.array(z.strictObject({ source: z.string(), part: z.string() })),
      occurrences: count,
    }),
  ),
  secretsUnlisted: count,
});

function readJson(path: string, ...flags: readonly string[]) {
  const { status, stdout, stderr } = run("--json", ...flags, path);
  if (stderr !== "") throw new Error(stderr);
  return { status, report: Report.parse(JSON.parse(stdout)) };
}

describe("read --json", () => {
  it.each([
    ["assay-jsonl/fixtures/spans.jsonl", "run/1"],
    ["tau-bench/fixtures/pass-fail-and-transfer.json", null],
    ["hal/fixtures/spans-before-results.json", null],
    ["tau2-bench/fixtures/costs.json", "v0.1-v0.2"],
    ["tau2-submission/fixtures/lone-submission.json", null],
  ])(
    "prints the keys that are promised for %s, and everybody's costs beside each role's",
    (path, version) => {
      const { status, report } = readJson(`${fixtures}/${path}`, "--episodes");
      expect(status).toBe(0);
      const format = path.split("/")[0];
      expect(report.archive).toMatchObject({ format, formatVersion: version });
      expect(report.archive.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(report.runs.length).toBeGreaterThan(0);
      for (const { costs, counts, episodes } of report.runs) {
        const tables = new Set(costs.map((cost) => `${cost.basis} ${cost.priceTable}`));
        const everybody = costs.filter(({ role }) => role === "all");
        expect(everybody.map((cost) => `${cost.basis} ${cost.priceTable}`)).toEqual([...tables]);
        const lines = counts === null ? 0 : counts.declared + counts.unplanned;
        expect(episodes).toHaveLength(lines);
      }
    },
  );

  it("prints a reported row without counts and bounds, its figures as the file writes them", () => {
    const { report } = readJson(`${fixtures}/tau2-submission/fixtures/lone-submission.json`);
    expect(report.runs[0]).toMatchObject({
      counts: null,
      plannedSource: null,
      score: { naive: null, ofScored: null, low: null, high: null },
      costs: [],
    });
    expect(report.runs[0]?.episodes).toBeUndefined();
  });

  it("lists the missing episodes of a plan, and keeps null and zero apart", () => {
    const header = { assay: "run/1", benchmark: "b", plan: { tasks: ["a", "b"], trials: 2 } };
    const rows = [
      { task: "a", trial: 0, score: { status: "valid", value: 0 }, cost: { usd: 0 } },
      { task: "a", trial: 1, score: { status: "unscored", value: null } },
    ];
    const lines = [header, ...rows].map((line) => JSON.stringify(line));
    const { status, report } = readJson(written("run.jsonl", lines.join("\n")), "--episodes");
    expect(status).toBe(0);
    const [one] = report.runs;
    expect(one).toMatchObject({
      counts: { declared: 4, planned: 4, valid: 1, fail: 1, unscored: 1, missing: 2 },
      score: { naive: 0, ofScored: 0, low: 0, high: 0.75 },
      costs: [{ basis: "reported", role: "all", usd: null, usdKnown: 0, archivedUsd: 0 }],
    });
    expect(
      one?.episodes?.map(({ task, trial, status, reason, value, archivedValue, source }) => [
        ...[task, trial, status, reason, value, archivedValue, source],
      ]),
    ).toEqual([
      ["a", 0, "valid", null, 0, "0", "run.jsonl#L2"],
      ["a", 1, "unscored", "indeterminate", null, null, "run.jsonl#L3"],
      ["b", 0, "missing", "not_in_archive", null, null, null],
      ["b", 1, "missing", "not_in_archive", null, null, null],
    ]);
  });
});

it("opens an encrypted archive with the password that is given, and no other", () => {
  const plain = readFileSync("lib/archive/hal/fixtures/spans-before-results.json");
  const body = encrypted(plain, { password: "ours" });
  const path = join(folder, "run_UPLOAD.zip");
  writeFileSync(path, zipOf([{ name: "run_UPLOAD.json.encrypted", body }]));

  expect(readJson(path)).toMatchObject({
    status: 2,
    report: { archive: { format: "hal" }, problems: [{ code: "encrypted_member" }] },
  });
  const { report } = readJson(path, "--password", "ours");
  expect(report.runs).toMatchObject([{ visibility: "aggregates_only" }]);
  expect(report.runs[0]?.ledger?.spans).toBeGreaterThan(0);
  expect(run(path, "--password", "ours").stdout).toMatch(/ {2}log {6}\d+ spans, .+\n/);
});

describe("the exit code", () => {
  it.each([
    ["understood", `${fixtures}/tau-bench/fixtures/pass-fail-and-transfer.json`, 0],
    ["a score lost", `${fixtures}/tau2-submission/fixtures/figures-out-of-range.json`, 1],
    [
      "a row lost",
      written("lost.jsonl", '{"assay":"run/1","benchmark":"b"}\n{"task":"a"}\n{}\n'),
      1,
    ],
    ["no format known", "package.json", 2],
    ["nothing there", "no/such/file.json", 2],
    ["a device", "/dev/null", 2],
  ])("is for %s", (_, path, code) => {
    const { status, report } = readJson(path);
    expect(status).toBe(code);
    const effects = report.problems.map(({ effect }) => effect);
    expect(effects.includes("refused")).toBe(code === 2);
    for (const one of report.runs) expect(one.problems).toEqual(report.problems);
    for (const { message } of report.problems) expect(message).not.toMatch(/\n|Error:/);
  });

  it("is the same for people", () => {
    expect(run("no/such/file.json").status).toBe(2);
    const { status, stdout } = run(`${fixtures}/tau2-bench/fixtures/every-ending.json`);
    expect(status).toBe(1);
    expect(stdout).toContain("scored");
  });
});
