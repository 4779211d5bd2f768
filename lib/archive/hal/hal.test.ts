import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import type { EpisodeRecord, RunRecord } from "#lib/domain/record.ts";
import { readArchive } from "#lib/summary/read-archive.ts";
import type { Reading } from "../adapter.ts";
import { archiveOfText, openFixture, readAll } from "../testing.ts";
import { hal } from "./index.ts";
import { encrypted, withZip } from "./testing.ts";

const fixtures = "lib/archive/hal/fixtures";

async function read(name: string): Promise<readonly Reading[]> {
  return await readAll(hal.read(await openFixture(`${fixtures}/${name}.json`)));
}

async function changed(change: (document: Record<string, unknown>) => object) {
  const text = await readFile(`${fixtures}/spans-before-results.json`, "utf8");
  const document = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  return archiveOfText("a.json", JSON.stringify(change(document)));
}

function episodes(readings: readonly Reading[]): readonly EpisodeRecord[] {
  return readings.flatMap((one) => (one.kind === "episode" ? [one.episode] : []));
}

function calls(readings: readonly Reading[]): readonly UsageCall[] {
  return readings.flatMap((one) => (one.kind === "usage_call" ? [one.call] : []));
}

function runOf(readings: readonly Reading[]): RunRecord {
  const [run] = readings.flatMap((one) => (one.kind === "run" ? [one.run] : []));
  if (run === undefined) throw new Error("no run was read");
  return run;
}

function problems(readings: readonly Reading[]): readonly string[] {
  return readings.flatMap((one) =>
    one.kind === "problem" ? [`${one.problem.code} ${one.problem.source}`] : [],
  );
}

const statuses = ({ task, score, execution }: EpisodeRecord) => {
  return [task, score.status, score.reason, score.archivedValue, execution];
};

describe("tau-bench with its list of spans", () => {
  it("gives each episode the status that its traces show", async () => {
    expect(episodes(await read("spans-before-results")).map(statuses)).toEqual([
      ["0", "valid", null, "0.0", "finished"],
      ["1", "unscored", "scorer_not_triggered", "0", "unknown"],
      ["2", "invalid", "agent_error", null, "error"],
      ["3", "valid", null, "1.0", "finished"],
      ["4", "suspect", "double_scored", "1.0", "finished"],
      ["5", "invalid", "agent_error", null, "timeout"],
      ["6", "unscored", "indeterminate", "0.0", "unknown"],
    ]);
  });

  it("says of each archived action whose it was", async () => {
    const [first, , , fourth] = episodes(await read("spans-before-results"));
    const lane = (episode: EpisodeRecord | undefined) =>
      episode?.events.map(({ producer, phase, kind, attribution }) => {
        return `${producer} ${phase} ${kind} ${attribution?.actor}`;
      });
    expect(lane(first)).toEqual([
      "agent live tool_call agent",
      "agent live tool_call agent",
      "scorer reference tool_call reference",
      "scorer reference tool_call reference",
      "agent live message agent",
    ]);
    expect(lane(fourth)).toEqual([
      "agent live tool_call agent",
      "agent live message agent",
      "scorer reference tool_call reference",
      "scorer reference tool_call reference",
    ]);
  });

  it("takes model, agent and settings from the config, never from a name", async () => {
    const run = runOf(await read("spans-before-results"));
    expect(run).toMatchObject({
      benchmark: "tau-bench",
      taskSet: { name: "airline", tasks: 50 },
      nativeId: "taubench_airline_plain_1",
      system: {
        ...{ agent: "Plain Loop (ember-6)", model: "ember-6", reasoningEffort: "high" },
        settings: [{ name: "temperature", value: "0.0" }],
      },
      dates: [{ of: "scoring", text: "2025-10-21" }],
      visibility: "public",
    });
    expect(run.parts).toContainEqual({
      ...{ name: "scorer_version", value: "0123abc", source: "archive" },
    });
    expect(run.provenance.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      "run command: hal-eval --benchmark taubench_airline",
      'agent arguments: {"model_name":"ember-6","reasoning_effort":"high","temperature":"0.0"}',
      "harness commit at scoring: 0123abc",
      "harness repository: https://git.example/harness",
      "harness branch: main",
      "harness commit time: 2025-10-19T00:00:00Z",
      "price table: MODEL_PRICES_DICT of the harness at 0123abc",
    ]);
  });

  it("reads every span's usage with its task, its parent and its role", async () => {
    const found = calls(await read("spans-before-results"));
    const byId = new Map(found.map((call) => [call.id, call]));
    expect(found).toHaveLength(15);
    expect(byId.get("a.1")).toMatchObject({
      ...{ parentId: "a", task: "0", trial: 0, role: "agent", responseId: "chatcmpl-a" },
      ...{ operation: "openai.chat.completions.create", provider: "openai", failed: false },
      usages: [{ model: "ember-6", inputTokens: 100, outputTokens: 10, cachedInputTokens: null }],
    });
    expect(byId.get("i")).toMatchObject({
      ...{ role: "user", model: "gpt-4o", usages: [{ model: "gpt-4o-2024-08-06" }] },
    });
    expect(byId.get("m")).toMatchObject({ task: null, trial: null });
    expect(byId.get("f")).toMatchObject({ usages: [], failed: true, responseId: null });
  });

  it("counts a call that two spans tell of once in the list of actions", async () => {
    const archive = await changed((document) => {
      const log = z.array(z.record(z.string(), z.unknown())).parse(document["raw_logging_results"]);
      const withoutIds = log.map((call) => ({
        ...call,
        output: { ...Object(call["output"]), id: null },
      }));
      return { ...document, raw_logging_results: withoutIds };
    });
    const [first] = episodes(await readAll(hal.read(archive)));
    expect(first?.events.map(({ attribution }) => attribution?.actor)).toEqual([
      ...["agent", "agent", "reference", "reference", "agent"],
    ]);
  });

  it("holds the harness's lists against its episodes", async () => {
    const { report } = await readArchive(
      await openFixture(`${fixtures}/spans-before-results.json`),
    );
    const messages = report.problems.map(({ code, message }) => `${code}: ${message}`);
    expect(messages).toEqual([
      "recount_disagrees: Of the 5 tasks listed as failed, 2 were never scored, as far as the archive shows (1, 6); 2 ended in an error or with a score that cannot be believed (2, 5).",
      "recount_disagrees: Of the 2 tasks listed as successful, 1 ended in an error or with a score that cannot be believed (4).",
      "recount_disagrees: The harness divides accuracy by 50, whatever a run holds; 7 of its episodes have an entry here.",
    ]);
    const [run] = report.runs;
    expect(run?.rules).toContainEqual({ name: "hal_accuracy", metric: "accuracy", value: 2 / 50 });
    expect(run?.reported).toMatchObject([{ value: "0.04", agrees: true }, {}]);
  });

  it("tells when its total cost is written twice and differs", async () => {
    const archive = await changed((document) => ({ ...document, total_cost: 2 }));
    expect(problems(await readAll(hal.read(archive)))).toContain(
      "contradiction a.json#/total_cost",
    );
  });

  it("believes no action of an agent that acts through code", async () => {
    const archive = await changed((document) => {
      const text = JSON.stringify(document["raw_logging_results"]).replaceAll(
        '"content":"bye"',
        '"content":"```py\\ncancel_reservation(r)\\n```"',
      );
      return { ...document, raw_logging_results: JSON.parse(text) };
    });
    const [first] = episodes(await readAll(hal.read(archive)));
    expect(first?.score).toMatchObject({ status: "valid", value: 0 });
    expect(first?.events[0]).toMatchObject({ producer: "unknown" });
  });
});

describe("tau-bench with its log by task", () => {
  it("reads the longest conversation and the usage without ids", async () => {
    const readings = await read("log-by-task");
    expect(episodes(readings).map(statuses)).toEqual([
      ["0", "valid", null, "0.0", "finished"],
      ["1", "valid", null, "0.0", "finished"],
      ["2", "invalid", "parse_failed", null, "unknown"],
    ]);
    expect(
      calls(readings).map(({ task, id, usages }) => [task, id, usages[0]?.inputTokens]),
    ).toEqual([
      ["0", null, 10],
      ["0", null, 12],
      ["1", null, 5],
    ]);
    expect(runOf(readings).notes.map(({ name }) => name)).toEqual([
      "model-call log",
      "self-reported metrics",
    ]);
  });
});

describe("the shape of the log", () => {
  it.each([
    ["Inspect logs are contained in raw_eval_results", "a text that points into"],
    [[], "no log of model calls"],
    [{}, "no log of model calls"],
    [null, "no log of model calls"],
    [undefined, "no log of model calls"],
  ])("%j is said in a remark, and gives no call", async (log, words) => {
    const archive = await changed((document) => ({ ...document, raw_logging_results: log }));
    const readings = await readAll(hal.read(archive));
    expect(calls(readings)).toEqual([]);
    expect(runOf(readings).notes).toMatchObject([{ value: expect.stringContaining(words) }]);
  });
});

describe("a slim archive", () => {
  it("has no plan where its keys are no task ids, and no reference where it has no task", async () => {
    const readings = await read("slim");
    expect(runOf(readings)).toMatchObject({
      plan: { source: "as_found" },
      asks: ["model", "scorer_version", "task_set_version", "user_simulator"],
    });
    expect(problems(readings)).toEqual([
      "task_ids_not_in_set slim.json#/raw_eval_results",
      "recount_disagrees slim.json#/results/accuracy",
    ]);
    expect(episodes(readings).map(statuses)).toEqual([
      ["x'", "valid", null, "1", "finished"],
      ["7", "valid", null, "0.5", "finished"],
    ]);
  });
});

describe("an encrypted archive", () => {
  it("is read as its plain form is, withheld, and with its ledger of submissions", async () => {
    const text = await readFile(`${fixtures}/spans-before-results.json`);
    const submissions = '{"0":{"reward":1}}\n{"2":"ERROR: x"}\n{"0":"ERROR: y"}\n';
    const entries = {
      "x_UPLOAD.json.encrypted": encrypted(text),
      "x_RAW_SUBMISSIONS.jsonl.encrypted": encrypted(submissions),
    };
    const readings = await withZip(entries, (archive) => readAll(hal.read(archive)));
    const run = runOf(readings);
    expect(run.visibility).toBe("aggregates_only");
    expect(run.provenance.slice(0, 2)).toMatchObject([
      { name: "sha256 of the decrypted bytes", source: "x_UPLOAD.json.encrypted" },
      { name: "encrypted at", value: "2025-10-20T22:40:00.000Z" },
    ]);
    expect(problems(readings)).toContain("duplicate_episode x_RAW_SUBMISSIONS.jsonl#L3");
    const plain = await read("spans-before-results");
    expect(episodes(readings).map(statuses)).toEqual(episodes(plain).map(statuses));
  });
});
