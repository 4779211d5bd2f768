import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { EpisodeRecord } from "#lib/domain/record.ts";
import type { Reading } from "../adapter.ts";
import type { Archive } from "../archive.ts";
import { archiveOfFiles, archiveOfText, openFixture, readAll } from "../testing.ts";
import { tau2Bench } from "./index.ts";

const folder = "lib/archive/tau2-bench/fixtures";

async function readArchive(archive: Archive) {
  if (!(await tau2Bench.recognises(archive))) throw new Error("not recognised");
  const readings = await readAll<Reading>(tau2Bench.read(archive));
  return {
    version: await tau2Bench.formatVersion(archive),
    runs: readings.flatMap((reading) => (reading.kind === "run" ? [reading.run] : [])),
    episodes: readings.flatMap((reading) => (reading.kind === "episode" ? [reading.episode] : [])),
    problems: readings.flatMap((reading) => (reading.kind === "problem" ? [reading.problem] : [])),
  };
}

async function readFixture(name: string) {
  return await readArchive(await openFixture(`${folder}/${name}`));
}

function textOf(name: string): string {
  return readFileSync(`${import.meta.dirname}/fixtures/${name}`, "utf8");
}

function costs({ costs }: EpisodeRecord, basis: string, priceTable: string | null = null) {
  const rows = costs.filter((cost) => cost.basis === basis && cost.priceTable === priceTable);
  return Object.fromEntries(rows.map((cost) => [cost.role, cost]));
}

it("gives every ending its status, and believes a number only beside the scorer's checks", async () => {
  const { episodes, problems, version } = await readFixture("every-ending.json");
  expect(version).toBe("v0.1-v0.2");
  const statuses = episodes.map(({ task, execution, score }) => [
    task,
    execution,
    score.status,
    score.reason,
    score.value,
    score.archivedValue,
  ]);
  expect(statuses).toEqual([
    ["pass", "finished", "valid", null, 1, "1.0"],
    ["fail", "finished", "valid", null, 0, "0.0"],
    ["steps", "limit", "unscored", "policy_zero", null, "0.0"],
    ["errors", "limit", "unscored", "policy_zero", null, "0.0"],
    ["late", "timeout", "unscored", "policy_zero", null, "0.0"],
    ["agent", "error", "unscored", "policy_zero", null, "0.0"],
    ["user", "error", "unscored", "policy_zero", null, "0.0"],
    ["infra", "error", "unscored", "infrastructure_error", null, null],
    ["nothing", "finished", "unscored", "scorer_error", null, null],
    ["noreward", "finished", "unscored", "scorer_error", null, null],
    ["context", "error", "unscored", "archive_word", null, "0.0"],
    ["strange", "unknown", "unscored", "archive_word", null, null],
    ["scored-limit", "limit", "valid", null, 1, "1.0"],
    ["vacuous", "finished", "valid", "vacuous", 1, "1.0"],
    ["edited", "limit", "suspect", "contradiction", null, "1.0"],
    ["unsaid", "limit", "unscored", "policy_zero", null, null],
  ]);
  expect(episodes.every(({ score }) => score.evidence.length > 0)).toBe(true);
  expect(episodes[7]?.score.evidence[1]).toEqual({
    text: 'info.error says "APIError: 503".',
    source: "every-ending.json#/simulations/7/info/error",
  });
  expect(problems.map(({ code, effect, source }) => [code, effect, source])).toEqual([
    ["unknown_word", "note", "every-ending.json#/simulations/11/termination_reason"],
    ["contradiction", "score_lost", "every-ending.json#/simulations/14/reward_info"],
  ]);
});

it("tells the run from its head", async () => {
  const { runs } = await readFixture("every-ending.json");
  expect(runs).toMatchObject([
    {
      memberPath: null,
      taskSet: { name: "mock", tasks: 16 },
      system: { model: "agent-model", agent: "llm_agent", reasoningEffort: "high" },
      plan: { source: "declared", trials: [0] },
      dates: [{ of: "run", text: "2026-01-01T00:00:00" }],
      asks: [],
    },
  ]);
  expect(runs[0]?.parts.map(({ name, value, source }) => [name, value, source])).toEqual([
    ["scorer", "tau2-bench", "derived"],
    ["scorer_version", "c0ffee", "archive"],
    ["task_set_version", `sha256:${runs[0]?.taskSet.hash}`, "derived"],
    ["mode", "dual", "derived"],
    ["user_simulator", "user_simulator user-model", "archive"],
    ["reward_basis", null, null],
  ]);
});

it("reads a head that follows its simulations", async () => {
  const { runs, episodes, version } = await readFixture("simulations-come-first.json");
  expect(version).toBe("v1.0.0");
  expect(episodes).toMatchObject([{ task: "a", score: { value: 1 } }]);
  expect(runs[0]?.parts).toContainEqual({
    name: "reward_basis",
    value: "COMMUNICATE+DB",
    source: "derived",
  });
  expect(runs[0]?.system.settings).toEqual([
    { name: "temperature", value: "0" },
    { name: "reasoning_effort", value: "high" },
    { name: "retrieval_config", value: "bm25" },
    { name: "policy", value: "workflow" },
    { name: "max_steps", value: "10" },
    { name: "max_errors", value: "2" },
    { name: "seed", value: "3" },
  ]);
});

it("keeps the producers of a timeline apart", async () => {
  const { episodes } = await readFixture("simulations-come-first.json");
  const steps = episodes[0]?.events.map(
    (event) => `${event.producer} ${event.phase} ${event.kind}`,
  );
  expect(steps).toEqual([
    "agent live message",
    "user live message",
    "agent live tool_call",
    "environment live tool_result",
    "user live end_signal",
    "scorer reference tool_call",
    "scorer live score",
  ]);
  expect(episodes[0]?.events[2]).toMatchObject({
    name: "create_task",
    argumentsJson: '{"title":"x"}',
  });
});

it("counts as found, and says so, when the file declares no number of trials", async () => {
  const { runs } = await readFixture("no-plan.json");
  expect(runs[0]?.plan).toEqual({ source: "as_found" });
  expect(runs[0]?.notes.map(({ name }) => name)).toContain("plan");
});

it("reports damaged rows by place, keeps those that can be named, and leaves duplicates alone", async () => {
  const { episodes, problems } = await readFixture("damaged-rows.json");
  expect(problems.map(({ code, effect, source }) => [code, effect, source])).toEqual([
    ["malformed_row", "row_lost", "damaged-rows.json#/tasks/2"],
    ["malformed_row", "row_lost", "damaged-rows.json#/simulations/1"],
    ["value_out_of_range", "score_lost", "damaged-rows.json#/simulations/2/reward_info/reward"],
    ["malformed_row", "score_lost", "damaged-rows.json#/simulations/3/reward_info/reward"],
    ["malformed_row", "row_lost", "damaged-rows.json#/simulations/4"],
    ["malformed_row", "score_lost", "damaged-rows.json#/simulations/5"],
  ]);
  const rows = episodes.map(({ task, trial, score }) => [
    task,
    trial,
    score.reason,
    score.archivedValue,
  ]);
  expect(rows).toEqual([
    ["a", 0, null, "1.0"],
    ["b", 0, "parse_failed", "-0.5"],
    ["b", 1, "parse_failed", '"1.0"'],
    ["a", 1, "parse_failed", null],
    ["a", 0, null, "1.0"],
  ]);
});

it("keeps unknown, unpriced and partly known costs apart", async () => {
  const { episodes } = await readFixture("costs.json");
  const [priced, zero, partly, none] = episodes.map((episode) => ({
    reported: costs(episode, "reported"),
    spans: costs(episode, "leaf_spans"),
  }));
  expect(priced?.reported).toMatchObject({ agent: { usd: 0.03 }, user: { usd: 0.001 } });
  expect(priced?.reported["all"]?.usd).toBeCloseTo(0.031, 12);
  expect(priced?.spans["agent"]).toMatchObject({
    usd: 0.03,
    calls: 2,
    callsWithUsage: 2,
    inputTokens: 200,
  });
  expect(zero?.reported["agent"]).toMatchObject({
    usd: null,
    archivedUsd: 0,
    unpricedModels: ["agent-model"],
  });
  expect(zero?.reported["all"]).toMatchObject({ usd: null, usdKnown: 0.001 });
  expect(zero?.spans["agent"]).toMatchObject({ usd: null, usdKnown: null, archivedUsd: 0 });
  expect(partly?.reported["agent"]).toMatchObject({ usd: null, archivedUsd: null });
  expect(partly?.spans["agent"]).toMatchObject({
    usd: null,
    usdKnown: 0.01,
    archivedUsd: null,
    callsWithUsage: 1,
  });
  expect(none?.spans["agent"]).toMatchObject({
    usd: null,
    usdKnown: null,
    calls: 1,
    inputTokens: null,
  });
});

it("reads a voice run as far as its scores, with its own price table", async () => {
  const { episodes, runs, version } = await readFixture("voice-with-price-table.json");
  expect(version).toBe("after v1.0.1");
  expect(runs[0]?.parts.find(({ name }) => name === "mode")?.value).toBe("dual");
  expect(episodes.map(({ score }) => score.value)).toEqual([1, 0]);
  const [known, unknown] = episodes.map((episode) => costs(episode, "reported", "2026-07-01"));
  expect(known?.["agent"]).toMatchObject({ usd: 0.5, inputTokens: 70, outputTokens: 7 });
  expect(known?.["all"]).toMatchObject({ usd: null, usdKnown: 0.5 });
  expect(unknown?.["agent"]).toMatchObject({ usd: null, unpricedModels: ["ears"] });
});

it("tells solo by what happened, not by names", async () => {
  const custom = await readFixture("solo-under-a-custom-name.json");
  expect(custom.runs[0]?.parts).toContainEqual({ name: "mode", value: "solo", source: "derived" });
  expect(custom.runs[0]?.notes[0]?.value).toContain(
    "1 of the user's tools among them (toggle_roaming)",
  );
  const named = await readFixture("solo-in-name-only.json");
  expect(named.runs[0]?.parts).toContainEqual({ name: "mode", value: null, source: null });
  expect(named.problems).toMatchObject([{ code: "name_only_mode", effect: "note" }]);
  const contradicted = await readFixture("solo-name-with-a-user.json");
  expect(contradicted.runs[0]?.parts).toContainEqual({ name: "mode", value: null, source: null });
  expect(contradicted.problems).toMatchObject([{ code: "name_only_mode" }]);
});

it("makes one run of each domain that the tasks name", async () => {
  const { runs, episodes } = await readFixture("two-domains.json");
  expect(runs.map(({ taskSet }) => taskSet.name)).toEqual(["airline", "retail"]);
  expect(episodes.map(({ run }) => run)).toEqual(runs.map(({ ref }) => ref));
});

it("reads the directory form and says where index and files differ", async () => {
  const { episodes, problems, version } = await readFixture("directory");
  expect(version).toBe("v1.0.1");
  expect(episodes.map(({ task, score, source }) => [task, score.value, source])).toEqual([
    ["a", 1, "simulations/one.json#"],
    ["c", 1, "simulations/stray.json#"],
    ["b", 0, "simulations/two.json#"],
  ]);
  expect(problems.map(({ code, effect, source }) => [code, effect, source])).toEqual([
    ["index_disagrees", "row_lost", "results.json#/simulation_index/2"],
    ["index_disagrees", "note", "simulations/stray.json"],
    ["index_disagrees", "note", "results.json#/simulation_index/1"],
  ]);
});

it("does not take a stranger's simulations for those of a whole file", async () => {
  const { episodes, problems } = await readFixture("whole-beside-strangers");
  expect(episodes.map(({ nativeId }) => nativeId)).toEqual(["1"]);
  expect(problems).toMatchObject([{ code: "member_ignored", effect: "note" }]);
});

it("reports a broken file of the directory form and reads the others", async () => {
  const archive = await archiveOfFiles({
    "results.json": textOf("directory/results.json"),
    "simulations/one.json": textOf("directory/simulations/one.json").slice(0, -40),
    "simulations/two.json": textOf("directory/simulations/two.json"),
    "simulations/gone.json": "",
  });
  const { episodes, problems } = await readArchive(archive);
  expect(episodes.map(({ nativeId }) => nativeId)).toEqual(["two"]);
  const lost = problems.filter(({ effect }) => effect === "row_lost");
  expect(lost.map(({ code }) => code)).toEqual(["empty", "truncated"]);
});

it("makes one run of each results file of a folder", async () => {
  const text = textOf("no-plan.json");
  const { runs, episodes } = await readArchive(
    await archiveOfFiles({ "a/one.json": text, "b/two.json": text, "note.txt": "hello" }),
  );
  expect(runs.map(({ memberPath }) => memberPath)).toEqual(["a/one.json", "b/two.json"]);
  expect(episodes.map(({ run }) => run)).toEqual(["a/one.json", "b/two.json"]);
});

it("reads a cut-off file as far as it goes and says once that it was cut", async () => {
  const archive = archiveOfText("cut.json", textOf("every-ending.json").slice(0, -3000));
  const { episodes, problems } = await readArchive(archive);
  expect(episodes.length).toBeGreaterThan(5);
  expect(problems.filter(({ code }) => code === "truncated").length).toBe(1);
});

it("recognises nothing by a name", async () => {
  const foreign = archiveOfText("results.json", '{"results": {"retail": {"pass_1": 1}}}');
  expect(await tau2Bench.recognises(foreign)).toBe(false);
});

it("takes an absent field as unknown, never as a fault", async () => {
  const head = '"info": {"agent_info": {"llm": "m"}, "environment_info": {"domain_name": "d"}}';
  const reward = '{"reward": 1.0, "action_checks": [{}]}';
  const messages = '[{"role": "assistant", "tool_calls": [{"name": "f"}]}]';
  const simulation = `{"task_id": "a", "trial": 0, "termination_reason": "user_stop", "reward_info": ${reward}, "messages": ${messages}}`;
  const text = `{${head}, "tasks": [{"id": "a"}], "simulations": [${simulation}, {"task_id": "b", "reward_info": {}, "info": {}}]}`;
  const { runs, episodes, problems } = await readArchive(archiveOfText("results.json", text));
  expect(problems).toEqual([]);
  expect(runs).toMatchObject([{ system: { model: "m" }, taskSet: { name: "d", tasks: 1 } }]);
  expect(episodes.map(({ score }) => score.status)).toEqual(["valid", "unscored"]);
  expect(episodes[0]?.events).not.toEqual([]);
});

const planned = (trials: string, rest = '"simulations": [{"task_id": "a", "trial": 0}]') =>
  `{"info": {"num_trials": ${trials}, "agent_info": {}}, "tasks": [{"id": "a"}], ${rest}}`;

it.each(["0", "-1", "1.5", '"4"', "1e300"])(
  "says that %s is no number of trials",
  async (trials) => {
    const { runs, problems } = await readArchive(archiveOfText("results.json", planned(trials)));
    expect(runs).toMatchObject([{ plan: { source: "as_found" } }]);
    const source = "results.json#/info/num_trials";
    expect(problems).toMatchObject([{ code: "value_out_of_range", effect: "note", source }]);
  },
);

it("refuses a plan of billions instead of planning what was found", async () => {
  const { runs, problems } = await readArchive(archiveOfText("results.json", planned("1e9")));
  expect(runs).toEqual([]);
  expect(problems).toMatchObject([{ code: "too_large", effect: "refused" }]);
  const large = await readArchive(archiveOfText("results.json", planned("2000")));
  expect(large.runs).toMatchObject([{ plan: { source: "declared" } }]);
  expect(large.problems).toEqual([]);
});

it.each([
  ["simulations", planned("1", '"simulations": {"a": {"task_id": "a", "trial": 0}}')],
  ["tasks", planned("1").replace('[{"id": "a"}]', '{"a": {"id": "a"}}')],
])("loses the rows of %s that are no list, and says so", async (key, text) => {
  const { problems } = await readArchive(archiveOfText("results.json", text));
  const source = `results.json#/${key}`;
  expect(problems).toMatchObject([{ code: "malformed_row", effect: "row_lost", source }]);
});

it("names the members of an archive that it does not read", async () => {
  const files = { "a.json": planned("1"), "b.json": planned("1").slice(0, 20), "notes.txt": "hi" };
  const { runs, problems } = await readArchive(await archiveOfFiles(files));
  expect(runs).toHaveLength(1);
  expect(problems.map(({ code, source }) => [code, source])).toEqual([
    ["member_ignored", "b.json"],
    ["member_ignored", "notes.txt"],
  ]);
});

it("loses a simulation file that is nested too deep, and no more", async () => {
  const head = planned("2", '"simulation_index": [{"id": "deep"}, {"id": "ok"}]');
  const deep = `{"task_id": "a", "trial": 0, "messages": ${"[".repeat(300)}${"]".repeat(300)}}`;
  const ok = '{"id": "ok", "task_id": "a", "trial": 1}';
  const files = { "results.json": head, "simulations/deep.json": deep, "simulations/ok.json": ok };
  const { episodes, problems } = await readArchive(await archiveOfFiles(files));
  expect(episodes).toHaveLength(1);
  const source = "simulations/deep.json";
  expect(problems).toMatchObject([{ code: "nested_too_deep", effect: "row_lost", source }]);
});
