import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readArchive } from "#lib/summary/read-archive.ts";
import { archiveOfText, casesFolder, openFixture } from "../testing.ts";

const fixture = "lib/archive/hal-board/fixtures/two-rows.json";

async function runsOf(path: string) {
  return (await readArchive(await openFixture(path))).report;
}

describe("a HAL leaderboard's rows", () => {
  it("are reported figures without coverage", async () => {
    const { runs, problems } = await runsOf(fixture);
    expect(problems).toEqual([]);
    expect(runs.map(({ benchmark, taskSet, counts }) => [benchmark, taskSet.name, counts])).toEqual(
      [
        ["tau-bench", "airline", null],
        ["gaia", "default", null],
      ],
    );
  });

  it("keep their figures as written, null and 0 apart", async () => {
    const { runs } = await runsOf(fixture);
    const figures = runs.map(({ reported }) =>
      Object.fromEntries(reported.map(({ metric, value }) => [metric, value])),
    );
    expect(figures).toEqual([
      { total_cost: "1.50", accuracy: "0.04" },
      { total_cost: null, accuracy: "0", level_1_accuracy: "0.0", total_tasks: "165" },
    ]);
  });

  it("name model and agent apart where the row names the model", async () => {
    const { runs } = await runsOf(fixture);
    expect(runs.map(({ system }) => [system.agent, system.model])).toEqual([
      ["Plain Loop", "Ember-6"],
      ["Browser Loop", null],
    ]);
  });

  it("count what the task lists say without calling it a result", async () => {
    const { runs } = await runsOf(fixture);
    const listed = runs.map(({ notes }) =>
      notes.filter(({ name }) => name.startsWith("tasks listed")).map(({ value }) => value),
    );
    expect(listed).toEqual([["2", "1"], ["0"]]);
  });

  it("lose only the row that is not one", async () => {
    const text = `[{"benchmark_name":"gaia","agent_name":"A","run_id":"r","token_usage":[]},
      {"benchmark_name":"gaia","agent_name":"A","run_id":7,"token_usage":[{"model_name":"m","prompt_tokens":-1}]}]`;
    const { report } = await readArchive(archiveOfText("board.json", text));
    expect(report.runs).toHaveLength(1);
    expect(report.problems).toMatchObject([
      { code: "malformed_row", effect: "row_lost", source: "board.json#/1" },
    ]);
  });

  it("tell of a figure that is no number", async () => {
    const text = `[{"benchmark_name":"gaia","agent_name":"A","run_id":"r","token_usage":[],"accuracy":"0.5"}]`;
    const { report } = await readArchive(archiveOfText("board.json", text));
    expect(report.problems).toMatchObject([
      { code: "malformed_row", effect: "score_lost", source: "board.json#/0/accuracy" },
    ]);
  });
});

const cases = casesFolder();
const boards = [
  ["assistantbench", 15],
  ["colbench_backend_programming", 10],
  ["colbench_frontend_design", 12],
  ["corebench_hard", 47],
  ["gaia", 34],
  ["online_mind2web", 22],
  ["scicode", 34],
  ["scienceagentbench", 23],
  ["swebench_verified_mini", 35],
  ["taubench_airline", 40],
  ["usaco", 13],
] as const;

describe.skipIf(cases === null)("the real exports", () => {
  it.each(boards)("%s gives all of its %i rows", async (board, rows) => {
    const path = join(cases ?? "", "hal/frontend_export", `${board}.json`);
    const { runs, problems } = await runsOf(path);
    expect(problems).toEqual([]);
    expect(runs).toHaveLength(rows);
    expect(runs.every(({ counts }) => counts === null)).toBe(true);
  });

  it("say what the paper reports of one run as a remark, never as a figure of ours", async () => {
    const path = join(cases ?? "", "hal/frontend_export/taubench_airline.json");
    const { runs } = await runsOf(path);
    const remarked = runs.filter(({ notes }) => notes.some(({ value }) => value.includes("74.99")));
    expect(remarked.map(({ reported }) => reported[0]?.value)).toEqual(["149.97582"]);
    expect(JSON.stringify(remarked[0]?.costs)).not.toContain("74.98");
  });
});
