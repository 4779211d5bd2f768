import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readArchive } from "#lib/summary/read-archive.ts";
import type { ArchiveReading } from "#lib/summary/read-report.ts";
import { archiveOfText } from "../testing.ts";
import { encrypted, withZip } from "./testing.ts";

const Spans = z.array(z.record(z.string(), z.unknown()));
const Document = z.record(z.string(), z.unknown());
const Results = z.record(z.string(), z.record(z.string(), z.unknown()).or(z.string()));

async function document() {
  const text = await readFile("lib/archive/hal/fixtures/spans-before-results.json", "utf8");
  return Document.parse(JSON.parse(text));
}

async function read(changes: Readonly<Record<string, unknown>>): Promise<ArchiveReading> {
  return await readArchive(
    archiveOfText("a.json", JSON.stringify({ ...(await document()), ...changes })),
  );
}

function told({ report }: ArchiveReading): readonly string[] {
  return report.problems.map(({ code, effect, source }) => `${code} ${effect} ${source}`);
}

/** The totals of every basis that the log gives, without those that the archive states. */
function logged({ report }: ArchiveReading) {
  const [run] = report.runs;
  return run?.costs.filter(({ basis, role }) => basis !== "reported" && role === "all") ?? [];
}

async function spans() {
  return Spans.parse((await document())["raw_logging_results"]);
}

/** The document with its log changed. */
async function withLog(change: (log: Record<string, unknown>[]) => unknown) {
  return await read({ raw_logging_results: change(await spans()) });
}

describe("a log that cannot all be read", () => {
  it("makes no bill smaller: what a lost span cost is unknown", async () => {
    const priced = (await spans()).filter(({ id }) => id === "i" || id === "l");
    const whole = logged(await withLog(() => priced));
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.every(({ usd }) => usd !== null && usd > 0)).toBe(true);
    const [first, ...others] = priced;
    for (const log of [
      [...priced, 5],
      [...priced, { id: 7 }],
      [{ ...first, op_name: "x".repeat(70_000) }, ...others],
      [{ ...first, summary: twoModels }, ...others],
    ]) {
      const costs = logged(await withLog(() => log));
      expect(costs.map(({ usd }) => usd)).toEqual(costs.map(() => null));
      expect(costs.length).toBeGreaterThan(0);
    }
  });

  it("does not show what its agent did", async () => {
    const attributed = async (log: unknown) => {
      const texts: string[] = [];
      const text = JSON.stringify({ ...(await document()), raw_logging_results: log });
      await readArchive(archiveOfText("a.json", text), {
        onTrace: async (_run, _ordinal, events) => {
          texts.push(...events.flatMap(({ attribution }) => attribution?.text ?? []));
        },
      });
      return texts.filter((one) => one.includes("1 of the log's entries cannot be read"));
    };
    expect(await attributed(await spans())).toEqual([]);
    expect((await attributed([...(await spans()), null])).length).toBeGreaterThan(0);
  });

  it("takes a span that leaves out its summary, its inputs or its output", async () => {
    const { report } = await withLog((log) =>
      log.map(({ summary: _, inputs: __, exception: ___, ...span }) => span),
    );
    const [run] = report.runs;
    expect(run?.ledger?.spans).toBe((await spans()).length);
    expect(report.problems.filter(({ code }) => code === "malformed_row")).toEqual([]);
  });

  it("by task knows as little of a task's calls as it says", async () => {
    const reading = await read({ raw_logging_results: { "0": 5, "1": { call_metadata: [{}] } } });
    expect(told(reading)).toContain("malformed_row note a.json#/raw_logging_results/0");
    const costs = logged(reading);
    expect(costs.map(({ usd }) => usd)).toEqual(costs.map(() => null));
    expect(reading.report.runs[0]?.ledger).toMatchObject({ modelCalls: 2, modelCallsUnbilled: 2 });
  });
});

const twoModels = {
  usage: {
    "gpt-4.1-2025-04-14": { prompt_tokens: 100, completion_tokens: 10 },
    "gpt-4o": { prompt_tokens: -5, completion_tokens: 1 },
  },
};

describe("a reward that is none", () => {
  it.each([["1.0"], [true], [[1]], [2], [-1]])(
    "%j costs the score, with a sentence",
    async (reward) => {
      const results = Results.parse((await document())["raw_eval_results"]);
      const { "3": passed } = results;
      if (typeof passed !== "object") throw new Error("the fixture's task 3 has a result");
      const reading = await read({ raw_eval_results: { ...results, "3": { ...passed, reward } } });
      expect(told(reading)).toContain("malformed_row score_lost a.json#/raw_eval_results/3");
      expect(reading.report.runs[0]?.counts?.pass).toBe(0);
    },
  );
});

describe("a run that cannot be placed", () => {
  it.each(["", "  "])("is refused: its benchmark is %j", async (benchmark_name) => {
    expect(told(await read({ config: { benchmark_name } }))).toEqual([
      "malformed_row refused a.json#/config",
    ]);
  });
});

it.each(["0.5", true])("says of a figure that is %j that it is none", async (accuracy) => {
  const results = { accuracy, total_cost: -5, latencies: {} };
  const reading = await read({ results, total_cost: -5 });
  expect(told(reading)).toEqual([
    "malformed_row score_lost a.json#/results/accuracy",
    "value_out_of_range score_lost a.json#/results/total_cost",
  ]);
  const [run] = reading.report.runs;
  expect(run?.costs.filter(({ basis }) => basis === "reported")).toEqual([]);
});

it("refuses an entry that decrypts to the name of another member", async () => {
  const plain = JSON.stringify(await document());
  const twice = { "a.json": Buffer.from(plain), "a.json.encrypted": encrypted(plain) };
  const other = { "a.json": encrypted(plain), "a.json.encrypted": encrypted(`${plain} `) };
  for (const entries of [twice, other]) {
    await withZip(entries, async (archive) => {
      expect(told(await readArchive(archive))).toEqual(["duplicate_path refused a.json.encrypted"]);
    });
  }
});

describe("figures of other benchmarks that cannot be", () => {
  it.each([
    ["corebench_hard", { c: { ...capsule(-1, -1), correct_vision_answers: 0 } }],
    ["corebench_hard", { c: capsule(9, 3) }],
    ["corebench_hard", { c: capsule(0.5, 0.5) }],
    ["gaia", { c: { score: 5 } }],
    ["gaia", { c: { score: -1 } }],
    ["usaco", { sdict: { c: [{ result: { fraction_passed: 7 } }, null] }, rdict: {} }],
  ])("of %s cost the score", async (benchmark_name, raw_eval_results) => {
    const reading = await read({ config: { benchmark_name }, raw_eval_results });
    expect(told(reading).filter((one) => one.includes("score_lost"))).toHaveLength(1);
    expect(reading.report.runs[0]?.counts).toMatchObject({ planned: 1, valid: 0, invalid: 1 });
  });
});

function capsule(right: number, asked: number) {
  return {
    ...{ correct_written_answers: right, total_written_questions: asked },
    ...{ correct_vision_answers: 0, total_vision_questions: 0 },
  };
}
