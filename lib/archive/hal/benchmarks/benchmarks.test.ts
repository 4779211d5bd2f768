import { describe, expect, it } from "vitest";
import { readArchive } from "#lib/summary/read-archive.ts";
import { archiveOfText, readAll } from "../../testing.ts";
import { hal } from "../index.ts";
import { encrypted, withZip } from "../testing.ts";

interface Made {
  readonly results?: object;
  readonly submissions?: string;
}

function textOf(benchmark: string, evaluation: unknown, results: object = {}): string {
  return JSON.stringify({
    config: { benchmark_name: benchmark, agent_name: "A", run_id: "r", agent_args: {} },
    ...{ results, raw_eval_results: evaluation, raw_logging_results: [] },
  });
}

/** `[task, status, reason or value, archived value, execution]` of each episode. */
async function read(benchmark: string, evaluation: unknown, made: Made = {}) {
  const text = textOf(benchmark, evaluation, made.results);
  const entries = {
    "a.json.encrypted": encrypted(text),
    "a.jsonl.encrypted": encrypted(made.submissions ?? "{}\n{}\n"),
  };
  const readings =
    made.submissions === undefined
      ? await readAll(hal.read(archiveOfText("a.json", text)))
      : await withZip(entries, (archive) => readAll(hal.read(archive)));
  return readings.flatMap((one) => {
    if (one.kind !== "episode") return [];
    const { task, score, execution } = one.episode;
    return [[task, score.status, score.reason ?? score.value, score.archivedValue, execution]];
  });
}

async function reportOf(benchmark: string, evaluation: unknown, results: object = {}) {
  const archive = archiveOfText("a.json", textOf(benchmark, evaluation, results));
  return (await readArchive(archive)).report;
}

const error = "ERROR: broke";

describe("swebench", () => {
  const report = {
    total_instances: 6,
    resolved_ids: ["a"],
    unresolved_ids: ["b"],
    error_ids: ["c"],
    empty_patch_ids: ["d"],
    incomplete_ids: ["e"],
    completed_ids: ["a", "b"],
    submitted_ids: ["a", "b", "c", "d", "f"],
  };

  it("keeps errors, empty patches and instances without a result apart from fails", async () => {
    expect(await read("swebench_verified_mini", report)).toEqual([
      ["a", "valid", 1, null, "finished"],
      ["b", "valid", 0, null, "finished"],
      ["c", "unscored", "verifier_error", null, "unknown"],
      ["d", "unscored", "empty_output", null, "unknown"],
      ["f", "unscored", "scorer_error", null, "unknown"],
    ]);
  });

  it("counts an instance that was never submitted as missing", async () => {
    const { runs } = await reportOf("swebench_verified", report);
    expect(runs[0]?.counts).toMatchObject({ planned: 6, valid: 2, unscored: 3, missing: 1 });
    const unnamed = await reportOf("swebench_verified", { ...report, total_instances: 500 });
    expect(unnamed.runs[0]).toMatchObject({ plannedSource: "as_found", counts: { planned: 5 } });
    expect(unnamed.runs[0]?.rules).toMatchObject([{ name: "hal_accuracy", value: 1 / 500 }]);
    const mini = await reportOf("swebench_verified_mini", report);
    expect(mini.runs[0]?.rules).toMatchObject([{ name: "hal_accuracy", value: 1 / 50 }]);
  });

  it("knows an error text that was submitted as a patch by the ledger", async () => {
    const submissions = `{"b":"${error}"}\n{"a":"${error}"}\n`;
    const found = await read("swebench_verified_mini", report, { submissions });
    expect(found.slice(0, 2)).toEqual([
      ["a", "valid", 1, null, "finished"],
      ["b", "invalid", "agent_error", null, "error"],
    ]);
  });

  it("believes neither of two lists that name one instance", async () => {
    const { runs } = await reportOf("swebench_verified", { ...report, error_ids: ["a", "c"] });
    expect(runs[0]?.counts).toMatchObject({ pass: 0, suspect: 1 });
  });
});

describe("gaia", () => {
  it("tells a graded error text by its explanation", async () => {
    const results = {
      a: { score: true, explanation: "Evaluated 17" },
      b: { score: 0.0, explanation: "Evaluated 3 as a number." },
      c: { score: false, explanation: "Evaluated ERROR: no output\nas a string." },
      d: { score: null },
      e: "TIMEOUT after 60 seconds",
      f: 7,
    };
    expect(await read("gaia", results)).toEqual([
      ["a", "valid", 1, null, "finished"],
      ["b", "valid", 0, "0", "finished"],
      ["c", "invalid", "agent_error", null, "error"],
      ["d", "unscored", "scorer_error", null, "unknown"],
      ["e", "invalid", "agent_error", null, "timeout"],
      ["f", "invalid", "parse_failed", null, "unknown"],
    ]);
  });

  it("of Inspect's time keeps its figures only", async () => {
    const report = await reportOf("gaia", { eval: {}, samples: [] }, { accuracy: 0.25 });
    expect(report.runs[0]).toMatchObject({ counts: null, reported: [{ value: "0.25" }] });
    expect(report.problems).toMatchObject([{ code: "unsupported_version", effect: "note" }]);
  });
});

describe("usaco", () => {
  const sdict = {
    a: [{ result: { fraction_passed: 1.0 } }],
    b: [{ result: { fraction_passed: 0.75 } }],
    c: [],
  };

  it("solves a problem only by all of its tests", async () => {
    expect(await read("usaco", { rdict: {}, sdict, rs: {}, ss: {} })).toEqual([
      ["a", "valid", 1, "1", "finished"],
      ["b", "valid", 0, "0.75", "finished"],
      ["c", "invalid", "parse_failed", null, "unknown"],
    ]);
  });

  it("knows a judged error text by the ledger", async () => {
    const submissions = `{"b":"${error}"}\n{"b":"${error}"}\n`;
    const found = await read("usaco", { sdict }, { submissions });
    expect(found[1]).toEqual(["b", "invalid", "agent_error", null, "error"]);
  });
});

describe("scicode", () => {
  const details = { a: ["a.1", "a.2"], b: ["b.1"], c: [], d: [] };

  it("calls an empty list a fail only where the agent is seen to have worked", async () => {
    const results = { successful_tasks: ["a"], failed_tasks: ["b"], latencies: { c: {} } };
    expect(await read("scicode_hard", { details }, { results })).toEqual([
      ["a", "valid", 1, null, "finished"],
      ["b", "valid", 0, null, "finished"],
      ["c", "valid", 0, null, "finished"],
      ["d", "unscored", "indeterminate", null, "unknown"],
    ]);
  });

  it("does not guess what steps add up to, and takes errors from the ledger", async () => {
    const submissions = `{"c":"${error}"}\n{"d":"code"}\n`;
    expect(await read("scicode", { details }, { submissions })).toEqual([
      ["a", "unscored", "indeterminate", null, "unknown"],
      ["b", "unscored", "indeterminate", null, "unknown"],
      ["c", "invalid", "agent_error", null, "error"],
      ["d", "valid", 0, null, "finished"],
    ]);
  });
});

it("assistantbench: a 0 without an answer may be a scorer that broke off", async () => {
  const lists = { scores: [1.0, 0.5, 0, 0, 0, 2], answers: ["x", "y", 0, error, "z", "q"] };
  expect(await read("assistantbench", lists)).toEqual([
    ["0", "valid", 1, "1", "finished"],
    ["1", "valid", 0.5, "0.5", "finished"],
    ["2", "unscored", "indeterminate", "0", "unknown"],
    ["3", "invalid", "agent_error", null, "error"],
    ["4", "valid", 0, "0", "finished"],
    ["5", "invalid", "parse_failed", null, "unknown"],
  ]);
});

it("corebench: an error or totals of 0 mean that nothing was graded", async () => {
  const made = (right: number, asked: number, more: object = {}) => ({
    ...{ correct_written_answers: right, correct_vision_answers: 0 },
    ...{ total_written_questions: asked, total_vision_questions: 0, ...more },
  });
  const results = {
    a: made(2, 2),
    b: made(1, 2),
    c: made(0, 0),
    d: made(0, 0, { error: "Expecting value: line 1" }),
    e: made(0, 3, { error }),
  };
  expect(await read("corebench_hard", results)).toEqual([
    ["a", "valid", 1, null, "finished"],
    ["b", "valid", 0, null, "finished"],
    ["c", "unscored", "scorer_error", null, "unknown"],
    ["d", "unscored", "scorer_error", null, "unknown"],
    ["e", "invalid", "agent_error", null, "error"],
  ]);
});

it("scienceagentbench: zeros with an empty log are an evaluation that did not finish", async () => {
  const zeros = { valid_program: 0, codebert_score: 0.0, success_rate: 0 };
  const results = {
    agent_output: { 1: {}, 4: "TIMEOUT after 900 seconds" },
    eval_result: {
      1: { ...zeros, valid_program: 1, success_rate: 1, log_info: "ok" },
      2: { ...zeros, log_info: "failed to run" },
      3: { ...zeros, log_info: "" },
      4: { ...zeros, log_info: "" },
    },
  };
  expect(await read("scienceagentbench", results)).toEqual([
    ["1", "valid", 1, "1", "finished"],
    ["2", "valid", 0, "0", "finished"],
    ["3", "unscored", "verifier_error", "0", "unknown"],
    ["4", "invalid", "agent_error", null, "timeout"],
  ]);
});

it("colbench: places in a list, and a warning that black images score", async () => {
  expect(await read("colbench_backend_programming", [1.0, 0.25, 0])).toEqual([
    ["0", "valid", 1, "1", "finished"],
    ["1", "valid", 0.25, "0.25", "finished"],
    ["2", "valid", 0, "0", "finished"],
  ]);
  const { runs } = await reportOf("colbench_frontend_design", [0.7]);
  expect(runs[0]?.notes.map(({ name }) => name)).toEqual([
    ...["positions", "missing answers", "model-call log"],
  ]);
});

it("appworld: what the agent says of itself, and nothing where it says nothing", async () => {
  const results = {
    aggregate: {},
    individual: { a: { success: true }, b: { success: false }, c: {} },
  };
  expect(await read("appworld_test_normal", results)).toEqual([
    ["a", "valid", 1, null, "finished"],
    ["b", "valid", 0, null, "finished"],
    ["c", "unscored", "scorer_error", null, "unknown"],
  ]);
});

describe.each([
  ["online_mind2web", {}],
  ["home_made", { a: 1 }],
  ["usaco", { rdict: {} }],
  ["swebench_verified", {}],
  ["assistantbench", []],
  ["colbench_backend", {}],
  ["taubench_airline", null],
  ["taubench_airline", [1]],
])("%s with results of an unknown shape", (benchmark, evaluation) => {
  it("keeps its figures as reported and says so", async () => {
    const { runs, problems } = await reportOf(benchmark, evaluation, { accuracy: 0.5 });
    expect(runs).toMatchObject([
      { counts: null, reported: [{ metric: "accuracy", value: "0.5" }] },
    ]);
    expect(problems).toMatchObject([{ code: "unsupported_version", effect: "note" }]);
  });
});
