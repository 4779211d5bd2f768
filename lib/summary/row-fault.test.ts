import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { archiveOfFiles, archiveOfText } from "#lib/archive/testing.ts";
import type { ReportedFigure } from "#lib/domain/record.ts";
import { readArchive } from "./read-archive.ts";
import { figureFault } from "./row-fault.ts";

const header = { assay: "run/1", benchmark: "b", task_set: { name: "t" } };
const row = { task: "a", score: { status: "valid", value: 1 } };

async function read(...lines: readonly object[]) {
  const text = lines.map((line) => JSON.stringify(line)).join("\n");
  return await readArchive(archiveOfText("run.jsonl", `${text}\n`));
}

it.each([
  ["a NUL in its task", { task: "a\0" }, "wrong_encoding"],
  ["half a surrogate pair in its word", { termination: "x\ud83d" }, "wrong_encoding"],
  ["a task id that no index holds", { task: "x".repeat(1025) }, "element_too_large"],
  ["a trial beyond an integer", { trial: 2 ** 31 }, "value_out_of_range"],
  ["a cost beyond reason", { cost: { usd: 1e300 } }, "value_out_of_range"],
  ["texts without end", { score: { evidence: ["x".repeat(2 ** 20)] } }, "element_too_large"],
])("loses a row for %s, keeps the others and says where", async (_, change, code) => {
  const { report } = await read(header, { ...row, ...change }, { ...row, task: "kept" });
  expect(report.runs).toMatchObject([{ counts: { planned: 1, valid: 1 } }]);
  expect(report.problems).toMatchObject([{ code, effect: "row_lost", source: "run.jsonl#L2" }]);
});

it("takes the largest that it allows", async () => {
  const { report } = await read(header, { ...row, task: "x".repeat(1024), trial: 2 ** 31 - 1 });
  expect(report.problems).toEqual([]);
});

it.each([
  ["a NUL", { benchmark: "b\0" }, "wrong_encoding"],
  ["a name that no address holds", { benchmark: "x".repeat(257) }, "element_too_large"],
  [
    "a planned task like that",
    { plan: { tasks: ["x".repeat(2000)], trials: 1 } },
    "element_too_large",
  ],
])("refuses a run for %s", async (_, change, code) => {
  const { report } = await read({ ...header, ...change }, row);
  expect(report.runs).toEqual([]);
  expect(report.problems).toMatchObject([{ code, effect: "refused", source: "run.jsonl#L1" }]);
});

it("refuses two runs that share an identity, where one would take the other's place", async () => {
  const text = `${JSON.stringify({ ...header, run_id: "r" })}\n${JSON.stringify(row)}\n`;
  const { report } = await readArchive(await archiveOfFiles({ "a.jsonl": text, "b.jsonl": text }));
  expect(report.problems).toMatchObject([{ code: "contradiction", effect: "refused" }]);
  expect(report.problems[0]?.source).toBe("b.jsonl#L1");
});

it("says nothing that a database could not hold, whatever a key or word is", async () => {
  const anyText = fc.string({ unit: fc.constantFrom("\0", "\ud800", "\udc00", "x", "/", "é") });
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (key, word) => {
      const odd = {
        ...row,
        [`_${key}`]: 1,
        execution: word || "w",
        score: { status: word || "w" },
      };
      const { problems } = (await read(header, odd)).report;
      expect(problems.length).toBeGreaterThan(0);
      expect(JSON.stringify(problems)).not.toMatch(/\\u0000|\\ud[89a-f]/);
    }),
  );
});

it("lists a thousand problems of a kind and counts the rest", async () => {
  const plan = { tasks: ["a"], trials: 1 };
  const rows = Array.from({ length: 1500 }, (_, n) => ({ ...row, task: `t${n}` }));
  const { report } = await read({ ...header, plan }, row, ...rows, { task: 5 });
  expect(report.problems).toHaveLength(1002);
  expect(report.problems.filter(({ effect }) => effect === "row_lost")).toHaveLength(1);
  expect(report.problems.at(-1)).toMatchObject({
    code: "unplanned_episode",
    effect: "note",
    source: "run.jsonl",
    message: "500 more problems of this kind are counted here and not listed.",
  });
});

describe("a reported figure that cannot be", () => {
  const figure: ReportedFigure = {
    ...{ run: "r", metric: "total_cost", value: "1.5", unit: "usd" },
    ...{ source: "a.json#/total_cost", notes: [] },
  };

  it.each([
    ["a cost below zero", { value: "-5" }],
    ["a cost beyond reason", { value: "1e300" }],
    ["an accuracy above all", { metric: "accuracy", value: "2", unit: "fraction" }],
    ["an accuracy below nothing", { metric: "accuracy", value: "-0.5", unit: "fraction" }],
    ["more than all in percent", { metric: "pass_hat_1", value: "100.1", unit: "percent" }],
  ] as const)("is %s", (_, change) => {
    expect(figureFault({ ...figure, ...change })).toMatchObject({
      ...{ code: "value_out_of_range", effect: "score_lost", source: "a.json#/total_cost" },
    });
  });

  it.each([
    ["a cost", {}],
    ["no cost", { value: "0" }],
    ["one nobody stated", { value: null }],
    ["all in percent", { metric: "pass_hat_1", value: "100", unit: "percent" }],
    ["a figure that ranks nothing", { metric: "mean_steps", value: "12", unit: "fraction" }],
    ["a count", { metric: "accuracy", value: "12", unit: "count" }],
  ] as const)("is not %s", (_, change) => {
    expect(figureFault({ ...figure, ...change })).toBeNull();
  });
});
