import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Reading } from "../adapter.ts";
import { archiveOfFiles, archiveOfText, readAll } from "../testing.ts";
import { tau2Submission } from "./index.ts";

const lone = fixture("lone-submission.json");

function fixture(name: string): string {
  return readFileSync(`${import.meta.dirname}/fixtures/${name}`, "utf8");
}

async function readText(text: string): Promise<Reading[]> {
  return await readAll(tau2Submission.read(archiveOfText("submission.json", text)));
}

async function readFiles(files: Readonly<Record<string, string>>): Promise<Reading[]> {
  return await readAll(tau2Submission.read(await archiveOfFiles(files)));
}

const runsOf = (readings: Reading[]) =>
  readings.flatMap((reading) => (reading.kind === "run" ? [reading.run] : []));
const figuresOf = (readings: Reading[]) =>
  readings.flatMap((reading) => (reading.kind === "figure" ? [reading.figure] : []));
const problemsOf = (readings: Reading[]) =>
  readings.flatMap((reading) => (reading.kind === "problem" ? [reading.problem] : []));

describe("a lone submission", () => {
  it("is recognised by its keys, whatever its name", async () => {
    expect(await tau2Submission.recognises(archiveOfText("x.bin", lone))).toBe(true);
    const results = '{"info": {}, "tasks": [], "simulations": []}';
    expect(await tau2Submission.recognises(archiveOfText("submission.json", results))).toBe(false);
  });

  it("is one run for each domain that holds results", async () => {
    const readings = await readText(lone);
    expect(problemsOf(readings)).toEqual([]);
    const runs = runsOf(readings);
    expect(runs.map(({ taskSet }) => taskSet.name)).toEqual(["airline", "banking_knowledge"]);
    expect(runs[0]).toMatchObject({
      nativeId: null,
      memberPath: null,
      listed: true,
      plan: { source: null },
      system: { model: "Example Model", agent: null, reasoningEffort: "high" },
      dates: [
        { of: "run", text: "2026-01-31" },
        { of: "submission", text: "2026-02-01" },
      ],
    });
  });

  it("keeps retrieval outside the ruler and takes no version for the task sets", async () => {
    const banking = runsOf(await readText(lone))[1];
    expect(banking?.system.settings).toContainEqual({
      name: "retrieval_config",
      value: "terminal",
    });
    expect(banking?.parts).toEqual([
      { name: "scorer", value: "tau2-bench", source: "derived" },
      { name: "scorer_version", value: "1.0.1", source: "archive" },
      { name: "task_set_version", value: null, source: null },
      { name: "mode", value: null, source: null },
      { name: "user_simulator", value: "example-user-model", source: "archive" },
      { name: "reward_basis", value: null, source: null },
    ]);
  });

  it("keeps figures as written: the lexeme, a null, a zero, and nothing for an absent field", async () => {
    const figures = figuresOf(await readText(lone)).map(({ metric, value, unit }) => [
      metric,
      value,
      unit,
    ]);
    expect(figures).toEqual([
      ["pass_hat_1", "62.50", "percent"],
      ["pass_hat_2", "50.0", "percent"],
      ["pass_hat_3", null, "percent"],
      ["cost", "0.0", "usd"],
      ["pass_hat_1", "12", "percent"],
      ["cost", null, "usd"],
    ]);
  });

  it("says that a cost of zero may be a cost nobody tracked, and says it of no null", async () => {
    const [zero, unknown] = figuresOf(await readText(lone)).filter(
      ({ metric }) => metric === "cost",
    );
    expect(zero?.notes.join()).toContain("not tracked");
    expect(unknown?.notes.join()).not.toContain("not tracked");
  });

  it("carries no contact details", async () => {
    const text = JSON.stringify(await readText(lone));
    expect(text).toContain("[e-mail address left out]");
    expect(text).not.toMatch(/placeholder|jane/iu);
  });

  it("keeps verification as a claim, and no claim where the archive holds null", async () => {
    const notes = runsOf(await readText(lone))[0]?.notes ?? [];
    expect(notes).toContainEqual({ name: "claimed: modified_prompts", value: "false" });
    expect(notes.map(({ name }) => name)).not.toContain("claimed: omitted_questions");
  });
});

describe("bad figures", () => {
  it("are problems with a pointer each, and the others stay", async () => {
    const readings = await readText(fixture("figures-out-of-range.json"));
    expect(figuresOf(readings).map(({ metric, value }) => [metric, value])).toEqual([
      ["pass_hat_3", "0"],
    ]);
    expect(problemsOf(readings)).toMatchObject([
      { code: "value_out_of_range", source: "submission.json#/results/airline/pass_1" },
      { code: "malformed_row", source: "submission.json#/results/airline/pass_2" },
      { code: "value_out_of_range", source: "submission.json#/results/airline/cost" },
    ]);
  });

  it("gives no run for results of a wrong shape or for a text that breaks off", async () => {
    const wrong = await readText(lone.replace(/"airline": \{[^}]*\}/u, '"airline": [62.5]'));
    expect(runsOf(wrong).map(({ taskSet }) => taskSet.name)).toEqual(["banking_knowledge"]);
    expect(problemsOf(wrong)).toMatchObject([{ code: "malformed_row", effect: "row_lost" }]);
    const cut = await readText(lone.slice(0, -30));
    expect(runsOf(cut)).toEqual([]);
    expect(problemsOf(cut)).toMatchObject([{ code: "truncated", effect: "refused" }]);
  });
});

describe("a folder of submissions", () => {
  const manifest = '{"submissions": ["listed_org"], "legacy_submissions": ["gone_org"]}';
  const files = {
    "manifest.json": manifest,
    "schema.json": "{}",
    "listed_org/submission.json": lone,
    "hidden_org/submission.json": lone,
  };

  it("lists the folders of its manifest only", async () => {
    const readings = await readFiles(files);
    const airline = runsOf(readings).filter(({ taskSet }) => taskSet.name === "airline");
    expect(airline).toMatchObject([
      { nativeId: "hidden_org", listed: false, unlistedReason: "not in the archive's manifest" },
      { nativeId: "listed_org", listed: true, unlistedReason: null, ref: "listed_org/airline" },
    ]);
    expect(airline[1]?.notes).toContainEqual({ name: "manifest_list", value: "submissions" });
    expect(problemsOf(readings)).toMatchObject([
      { code: "member_ignored", effect: "note", source: "schema.json" },
      { code: "not_in_manifest", effect: "note", source: "hidden_org/submission.json" },
      { code: "index_disagrees", effect: "note", source: "manifest.json" },
    ]);
  });

  it("lists nothing when its manifest cannot be read", async () => {
    const readings = await readFiles({ ...files, "manifest.json": manifest.slice(0, -4) });
    expect(runsOf(readings).map(({ listed }) => listed)).not.toContain(true);
    expect(problemsOf(readings)).toContainEqual(expect.objectContaining({ code: "truncated" }));
  });

  it("lists every folder when there is no manifest", async () => {
    const readings = await readFiles({
      "a_org/submission.json": lone,
      "b_org/submission.json": lone,
    });
    expect(runsOf(readings).map(({ listed }) => listed)).toEqual([true, true, true, true]);
  });

  it("takes one submission of a folder name: two snapshots are two archives", async () => {
    const readings = await readFiles({
      "before/a/submission.json": lone,
      "after/a/submission.json": lone,
    });
    expect(runsOf(readings)).toHaveLength(2);
    expect(problemsOf(readings)).toMatchObject([{ code: "contradiction", effect: "row_lost" }]);
  });
});
