import { describe, expect, it } from "vitest";
import { readArchive } from "#lib/summary/read-archive.ts";
import { archiveOfText } from "../testing.ts";
import { errorLine, line, manifest, readFolder, readLines, told } from "./testing.ts";

async function linesAfterOne(...lines: readonly string[]) {
  return await readLines(line({ task_id: "z" }), ...lines);
}

describe("a line that cannot be read", () => {
  it.each([
    ["cut off", line().slice(0, 60), "truncated"],
    ["no object", "[1]", "malformed_row"],
    ["no task", line({ task_id: undefined }), "malformed_row"],
    ["an empty task", line({ task_id: "" }), "malformed_row"],
    ["a task that is null", line({ task_id: null }), "malformed_row"],
    ["a sample below zero", line({ sample_index: -1 }), "malformed_row"],
    ["half a sample", line({ sample_index: 0.5 }), "malformed_row"],
    ["a key twice", '{"task_id":"a","score":0,"score":1}', "duplicate_key"],
    ["too many brackets", `{"task_id":${"[".repeat(300)}${"]".repeat(300)}}`, "nested_too_deep"],
    ["a path upwards", line({ task_id: "x/../../etc" }), "unsafe_path"],
    ["an absolute path", line({ task_id: "/etc/passwd" }), "unsafe_path"],
    ["a path of another system", line({ task_id: "C:\\x" }), "unsafe_path"],
    ["a NUL", line({ task_id: "a\0b" }), "unsafe_path"],
    ["another benchmark", line({ benchmark_name: "other" }), "contradiction"],
  ])("%s loses the row and no other", async (_what, text, code) => {
    const reading = await linesAfterOne(text, line({ task_id: "b" }));
    const lost = told(reading).filter((problem) => !problem.includes(" note "));
    expect(lost).toEqual([`${code} row_lost r.jsonl#L2`]);
    expect(reading.runs[0]?.episodes.map(({ task }) => task)).toEqual(["z", "b"]);
  });

  it("takes a task that is a number by its digits, and slashes that lead nowhere", async () => {
    const reading = await linesAfterOne(line({ task_id: 7 }), line({ task_id: "a/b..c" }));
    expect(reading.runs[0]?.episodes.map(({ task }) => task)).toEqual(["z", "7", "a/b..c"]);
  });

  it("loses a line in another encoding, and refuses a file that is all in one", async () => {
    const latin = Buffer.from(`${line()}\n${line({ problem: "h\u00e9" })}\n`, "latin1");
    const reading = await readArchive(archiveOfText("r.jsonl", latin));
    expect(told(reading)).toContain("wrong_encoding row_lost r.jsonl#L2");
    const wide = Buffer.from(`\uFEFF${line()}\n${line()}\n`, "utf16le");
    const { report } = await readArchive(archiveOfText("r.jsonl", wide));
    expect(report.problems).toMatchObject([{ effect: "refused" }]);
  });

  it("says when AlphaDiana itself breaks off on a row", async () => {
    const error = {
      error: "stdout contained only runtime/provider logs",
      event_type: "llm_request",
    };
    const reading = await linesAfterOne(errorLine({ error, wall_time_sec: "soon" }));
    expect(told(reading)).toContain("recount_disagrees note r.jsonl#L2");
    expect(reading.runs[0]?.episodes[1]?.score).toMatchObject({ reason: "runtime_error" });
  });
});

describe("a folder", () => {
  const lines = `${line()}\n${line({ task_id: "b" })}\n`;

  it("without records says which file is missing", async () => {
    const reading = await readFolder({ "r/run_manifest.json": manifest(), "r/tasks/a.json": "[]" });
    expect(told(reading)).toContain("no_rows row_lost r/run_manifest.json");
    expect(reading.report.problems[0]?.message).toContain("r.jsonl");
  });

  it("may hold the records itself", async () => {
    const reading = await readFolder({ "r/r.jsonl": lines, "r/run_manifest.json": manifest() });
    expect(told(reading)).toEqual([]);
    expect(reading.runs[0]?.summary.plannedSource).toBe("declared");
  });

  it("of several runs gives each its own manifest, and names what belongs to none", async () => {
    const reading = await readFolder({
      "out/a.jsonl": line({ run_id: "a" }),
      "out/a/run_manifest.json": manifest({ run_id: "a" }),
      "out/b.jsonl": line({ run_id: "b" }),
      "out/b/run_manifest.json": manifest({ run_id: "b", num_samples: 2 }),
      "out/b/artifacts/a/agent/copy.jsonl": lines,
      "out/notes.txt": "mine",
    });
    const planned = reading.runs.map(({ summary }) => [summary.nativeId, summary.counts?.planned]);
    expect(planned).toEqual([
      ["a", 2],
      ["b", 4],
    ]);
    expect(told(reading)).toContain("member_ignored note out/notes.txt");
  });

  it("with a damaged manifest is not read as if nothing had been planned", async () => {
    const cut = { "r.jsonl": lines, "r/run_manifest.json": manifest().slice(0, -5) };
    expect(told(await readFolder(cut))).toEqual([
      "truncated refused r/run_manifest.json#/expected_task_ids",
    ]);
    const empty = { "r.jsonl": lines, "r/run_manifest.json": "" };
    expect(told(await readFolder(empty))).toEqual(["empty refused r/run_manifest.json#"]);
    for (const odd of [
      manifest({ expected_task_ids: "a" }),
      manifest({ num_samples: -1 }),
      manifest({ num_samples: "2" }),
      manifest({ expected_task_count: 0.5 }),
      "[]",
    ]) {
      const reading = await readFolder({ "r.jsonl": lines, "r/run_manifest.json": odd });
      expect(told(reading)).toContain("malformed_row refused r/run_manifest.json");
    }
    const nan = manifest({ num_samples: "HERE" }).replace('"HERE"', "NaN");
    const lost = await readFolder({ "r.jsonl": lines, "r/run_manifest.json": nan });
    expect(told(lost)).toContain("not_a_number refused r/run_manifest.json#/num_samples");
  });

  it("with a field of its manifest that plans nothing damaged keeps its plan", async () => {
    const nan = manifest({ memory_scope: 5, created_at: "HERE" }).replace('"HERE"', "NaN");
    const reading = await readFolder({ "r.jsonl": line(), "r/run_manifest.json": nan });
    expect(told(reading)).toEqual(
      expect.arrayContaining([
        "not_a_number note r/run_manifest.json#/created_at",
        "malformed_row note r/run_manifest.json",
      ]),
    );
    expect(reading.runs[0]?.summary.counts).toMatchObject({ planned: 2, missing: 1 });
  });

  it("takes no number of samples that is not whole", async () => {
    const reading = await readLines(
      line({ num_samples: 2.5 }),
      line({ task_id: "b", num_samples: "HERE" }).replace('"HERE"', "Infinity"),
    );
    const metrics = reading.runs[0]?.summary.rules.map(({ metric }) => metric);
    expect(metrics).toEqual(expect.arrayContaining(["pass_at_1", "avg_at_1"]));
  });

  it("tells where manifest, task lists and rows do not agree", async () => {
    const reading = await readFolder({
      "r.jsonl": lines,
      "r/run_manifest.json": manifest({
        ...{ agent_name: "other", expected_task_count: 9, expected_sample_count: 9 },
      }),
      "r/tasks/a.json": `[${line({ score: 0 })},${line({ sample_index: 5 })},${line()}]`,
      "r/tasks/b.json": "[{",
    });
    expect(told(reading)).toEqual([
      ...["index_disagrees note r/run_manifest.json", "index_disagrees note r/run_manifest.json"],
      "index_disagrees note r.jsonl",
      "index_disagrees note r/tasks/a.json#/0",
      "index_disagrees note r/tasks/a.json#/1",
      expect.stringMatching(/^index_disagrees note r\/tasks\/b\.json/),
    ]);
  });

  it("that plans more than can be counted is refused", async () => {
    const huge = manifest({ num_samples: 2_000_000_000 });
    const reading = await readFolder({ "r.jsonl": lines, "r/run_manifest.json": huge });
    expect(told(reading)).toContain("too_large refused r/run_manifest.json");
  });
});

describe("a scorer that is none for its benchmark", () => {
  it.each(["imo_answerbench", "IMO-AnswerBench", "imo_answer_bench"])(
    "is refused on %s",
    async (name) => {
      const row = { benchmark_name: name, scorer_name: "math_verify" };
      const reading = await readLines(line(row), line({ ...row, task_id: "b" }));
      expect(reading.runs).toEqual([]);
      expect(told(reading)).toEqual(["contradiction refused r.jsonl"]);
      expect(reading.report.problems[0]?.message).toContain("imo_verify");
    },
  );

  it("is fine elsewhere", async () => {
    const row = { scorer_name: "math_verify", score_metadata: { method: "normalized_string" } };
    const [run] = (await readLines(line(row), line({ ...row, task_id: "b" }))).runs;
    expect(run?.summary.notes).toContainEqual({
      ...{ name: "scorer method", value: "normalized_string in 2 rows" },
    });
  });
});
