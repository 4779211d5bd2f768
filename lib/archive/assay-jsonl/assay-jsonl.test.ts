import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Reading } from "../adapter.ts";
import { archiveOfFiles, archiveOfText, readAll } from "../testing.ts";
import { assayJsonl } from "./index.ts";

const header = '{"assay":"run/1","benchmark":"filing"}';

function fixture(name: string): string {
  return readFileSync(`${import.meta.dirname}/fixtures/${name}`, "utf8");
}

async function readText(text: string): Promise<Reading[]> {
  return await readAll(assayJsonl.read(archiveOfText("run.jsonl", text)));
}

const runsOf = (readings: Reading[]) =>
  readings.flatMap((reading) => (reading.kind === "run" ? [reading.run] : []));
const episodesOf = (readings: Reading[]) =>
  readings.flatMap((reading) => (reading.kind === "episode" ? [reading.episode] : []));
const problemsOf = (readings: Reading[]) =>
  readings.flatMap((reading) => (reading.kind === "problem" ? [reading.problem] : []));
const scoresOf = (readings: Reading[]) =>
  Object.fromEntries(
    episodesOf(readings).map(({ task, trial, score: { status, reason, value, archivedValue } }) => [
      `${task} ${trial}`,
      [status, reason, value, archivedValue],
    ]),
  );

describe("recognising", () => {
  it("asks the first line for its header, whatever the file's name", async () => {
    expect(await assayJsonl.recognises(archiveOfText("x", fixture("small-run.jsonl")))).toBe(true);
    expect(await assayJsonl.recognises(archiveOfText("x", header))).toBe(true);
    const other = '{"task":"a","score":1}\n{"assay":"run/1"}\n';
    expect(await assayJsonl.recognises(archiveOfText("run.jsonl", other))).toBe(false);
  });
});

describe("the header", () => {
  it("gives the run, its plan, its ruler and the figures as written", async () => {
    const readings = await readText(fixture("small-run.jsonl"));
    expect(problemsOf(readings)).toEqual([]);
    expect(runsOf(readings)).toMatchObject([
      {
        nativeId: "run-7",
        memberPath: null,
        source: "run.jsonl#L1",
        taskSet: { name: "inbox", version: "2", hash: null, tasks: 2 },
        tasks: [
          { task: "sort", requiresWrite: true },
          { task: "read", requiresWrite: false },
        ],
        plan: { source: "declared", tasks: ["sort", "read", "reply"], trials: [0, 1] },
        system: {
          model: "example-model",
          agent: "loop",
          settings: [{ name: "temperature", value: "0" }],
        },
        scale: { low: 0, high: 1, threshold: 1 },
        dates: [{ of: "run", text: "2026-02-01" }],
      },
    ]);
    const figure = readings.find((reading) => reading.kind === "figure");
    expect(figure).toMatchObject({
      figure: { metric: "accuracy", value: "0.50", unit: "fraction" },
    });
  });

  it("leaves unknown what it does not say, and asks for it", async () => {
    const [run] = runsOf(await readText(`${header}\n{"task":"a"}`));
    expect(run?.plan).toEqual({ source: "as_found" });
    expect(run?.parts.map(({ value, source }) => [value, source])).toEqual(
      Array(6).fill([null, null]),
    );
    expect(run?.asks).toEqual(
      expect.arrayContaining(["task_set", "model", "agent", "scorer", "scorer_version", "mode"]),
    );
  });

  it("alone, without a plan, is a row of reported figures", async () => {
    const reported = '"reported":[{"metric":"accuracy","value":null,"unit":"percent"}]';
    const readings = await readText(`${header.slice(0, -1)},${reported}}`);
    expect(runsOf(readings)).toMatchObject([{ plan: { source: null } }]);
    expect(readings).toContainEqual(
      expect.objectContaining({ figure: expect.objectContaining({ value: null }) }),
    );
  });

  it("is refused with its fault when it is wrong, of another version, or cut off", async () => {
    const wrong = await readText('{"assay":"run/1"}\n{"task":"a"}\n');
    expect(wrong).toMatchObject([
      {
        problem: {
          code: "malformed_row",
          effect: "refused",
          source: "run.jsonl#L1",
          message: expect.stringContaining("/benchmark"),
        },
      },
    ]);
    const newer = await readText('{"assay":"run/2","benchmark":"b"}\n{"task":"a"}\n');
    expect(newer).toMatchObject([{ problem: { code: "unsupported_version", effect: "refused" } }]);
    const cut = await readText(header.slice(0, -4));
    expect(cut).toMatchObject([{ problem: { effect: "refused", source: "run.jsonl#L1" } }]);
  });

  it.each([
    ["a scale upside down", '"scale":{"low":1,"high":0,"threshold":1}'],
    ["a threshold at the bottom", '"scale":{"low":0,"high":1,"threshold":0}'],
    ["a range beyond a number", '"scale":{"low":-1e308,"high":1e308,"threshold":0}'],
    ["a plan that nobody could hold", '"plan":{"tasks":["a","b"],"trials":10000000}'],
  ])("refuses %s", async (_, field) => {
    const [first, ...others] = await readText(`${header.slice(0, -1)},${field}}`);
    expect(first).toMatchObject({ problem: { code: "malformed_row", effect: "refused" } });
    expect(others).toEqual([]);
  });
});

describe("a score", () => {
  it("is valid when the scorer ran, and unscored when it did not or when nobody knows", async () => {
    expect(scoresOf(await readText(fixture("small-run.jsonl")))).toEqual({
      "sort 0": ["valid", null, 1, "1.0"],
      "sort 1": ["unscored", "scorer_not_triggered", null, "0"],
      "read 0": ["valid", null, 0, "0"],
      "read 1": ["unscored", "indeterminate", null, "1"],
      "reply 0": ["suspect", "live_stream_changed", null, "1"],
    });
  });

  it("says in words who ended the episode and who acknowledged it", async () => {
    const [first] = episodesOf(await readText(fixture("small-run.jsonl")));
    const words = first?.score.evidence.map(({ text }) => text).join(" ");
    expect(words).toContain("End signal done from agent; acknowledged by environment.");
    expect(words).toContain("Scorer ran at 2026-02-01T10:00:00Z.");
  });

  it("may lie anywhere in a declared scale", async () => {
    const scaled = `${header.slice(0, -1)},"scale":{"low":-10,"high":10,"threshold":5}}`;
    const line = '{"task":"a","scorer":{"ran":true},"score":{"value":-1}}';
    expect(scoresOf(await readText(`${scaled}\n${line}`))).toEqual({
      "a 0": ["valid", null, -1, "-1"],
    });
  });

  it("keeps the writer's status and reason, and never a value beside another status than valid", async () => {
    const line = '{"task":"a","score":{"status":"invalid","reason":"provider_error","value":1}}';
    expect(scoresOf(await readText(`${header}\n${line}`))).toEqual({
      "a 0": ["invalid", "provider_error", null, "1"],
    });
  });
});

describe("faults", () => {
  it("are problems with their line, and never a fail", async () => {
    const readings = await readText(fixture("faults.jsonl"));
    expect(
      problemsOf(readings).map(({ source, code, effect }) => `${source} ${code} ${effect}`),
    ).toEqual([
      "run.jsonl#L2 value_out_of_range score_lost",
      "run.jsonl#L3 not_a_number score_lost",
      "run.jsonl#L4 not_a_number row_lost",
      "run.jsonl#L5 unknown_word score_lost",
      "run.jsonl#L6 contradiction score_lost",
      "run.jsonl#L7 status_disagrees score_lost",
      "run.jsonl#L8 unknown_word note",
      "run.jsonl#L9 malformed_row score_lost",
      "run.jsonl#L10 malformed_row row_lost",
      "run.jsonl#L11 malformed_row row_lost",
      "run.jsonl#L12 unknown_word note",
      "run.jsonl#L12 unknown_word score_lost",
      "run.jsonl#L13 truncated row_lost",
    ]);
    expect(scoresOf(readings)).toEqual({
      "sentinel 0": ["unscored", "scorer_error", null, "-1"],
      "text 0": ["unscored", "scorer_error", null, expect.stringContaining("NaN")],
      "claim 0": ["unscored", "archive_word", null, "1"],
      "both 0": ["suspect", "contradiction", null, "1"],
      "void 0": ["unscored", "scorer_error", null, null],
      "typo 0": ["unscored", "indeterminate", null, "1"],
      "shape 0": ["invalid", "parse_failed", null, "1"],
      "word 0": ["unscored", "archive_word", null, null],
    });
  });

  it("name a misspelt key and tell where own fields go", async () => {
    const [, , problem] = await readText(`${header}\n{"task":"a","socre":{"value":1}}`).then(
      (all) => [...runsOf(all), null, ...problemsOf(all)],
    );
    expect(problem).toMatchObject({ message: expect.stringMatching(/"socre".*"extra"/u) });
  });
});

describe("several files", () => {
  it("are one run each; a file without a header is passed over with a note", async () => {
    const archive = await archiveOfFiles({
      "a.jsonl": `${header}\n{"task":"t"}`,
      "b.jsonl": `${header}\n{"task":"t"}`,
      "notes.txt": "hello",
    });
    const readings = await readAll(assayJsonl.read(archive));
    expect(runsOf(readings).map(({ ref, memberPath }) => [ref, memberPath])).toEqual([
      ["a.jsonl", "a.jsonl"],
      ["b.jsonl", "b.jsonl"],
    ]);
    expect(episodesOf(readings).map(({ run }) => run)).toEqual(["a.jsonl", "b.jsonl"]);
    expect(problemsOf(readings)).toMatchObject([{ code: "member_ignored", source: "notes.txt" }]);
  });
});

it("keeps events in order with their producer and phase", async () => {
  const events = [
    {
      producer: "agent",
      phase: "live",
      kind: "tool_call",
      name: "move",
      arguments: { to: 1 },
      call_id: "c1",
      attempt: 2,
    },
    {
      producer: "environment",
      phase: "live",
      kind: "tool_result",
      result: { ok: true },
      call_id: "c1",
      state_digest: "d",
    },
    { producer: "scorer", phase: "reference", kind: "tool_call", name: "move", event_id: "e3" },
  ];
  const [episode] = episodesOf(
    await readText(`${header}\n${JSON.stringify({ task: "a", events })}`),
  );
  expect(episode?.events).toMatchObject([
    {
      producer: "agent",
      argumentsJson: '{"to":1}',
      callId: "c1",
      attempt: 2,
      isError: null,
      text: null,
    },
    { producer: "environment", text: '{"ok":true}', stateDigest: "d", argumentsJson: null },
    { producer: "scorer", phase: "reference", callId: null },
  ]);
});

it("counts a bill once by response and by the ends of its tree, and twice over all spans", async () => {
  const [episode] = episodesOf(await readText(fixture("spans.jsonl")));
  const all = (episode?.costs ?? []).filter(({ role }) => role === "all");
  expect(all.map(({ basis, usd, priceTable }) => [basis, usd, priceTable])).toEqual([
    ["reported", 0.4, "example prices 2026-01"],
    ["all_spans", 0.4, "example prices 2026-01"],
    ["root_spans", 0.2, "example prices 2026-01"],
    ["leaf_spans", 0.2, "example prices 2026-01"],
    ["by_response", 0.2, "example prices 2026-01"],
  ]);
});
