import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Reading } from "../adapter.ts";
import { archiveOfFiles, archiveOfText, casesFolder, openFixture, readAll } from "../testing.ts";
import { deriveTaskSet } from "./derive-task-set.ts";
import { tauBench } from "./index.ts";
import { nothingAskedHash } from "./nothing-asked-hash.ts";

const fixtures = "lib/archive/tau-bench/fixtures";

async function readFixture(name: string) {
  return sorted(await readAll(tauBench.read(await openFixture(`${fixtures}/${name}`))));
}

function sorted(readings: readonly Reading[]) {
  return {
    runs: readings.flatMap((reading) => (reading.kind === "run" ? [reading.run] : [])),
    episodes: readings.flatMap((reading) => (reading.kind === "episode" ? [reading.episode] : [])),
    problems: readings.flatMap((reading) => (reading.kind === "problem" ? [reading.problem] : [])),
  };
}
it("recognises trajectories by their keys, not by a name", async () => {
  const text = readFileSync(`${import.meta.dirname}/fixtures/pass-fail-and-transfer.json`, "utf8");
  expect(await tauBench.recognises(archiveOfText("x.bin", text))).toBe(true);
  const foreign = archiveOfText("gpt-4o-airline.json", '[{"task_id": 1, "reward": 1.0}]');
  expect(await tauBench.recognises(foreign)).toBe(false);
});

it("believes a reward only with the scorer's own result beside it", async () => {
  const { episodes, problems } = await readFixture("pass-fail-and-transfer.json");
  expect(problems).toEqual([]);
  expect(episodes).toMatchObject([
    { task: "0", trial: 0, execution: "finished", terminationWord: "###STOP###" },
    { task: "0", trial: 1, score: { status: "valid", value: 0, archivedValue: "0.0" } },
    { task: "1", trial: 0, terminationWord: "transfer_to_human_agents", score: { value: 1 } },
  ]);
  expect(episodes[0]?.score).toEqual({
    status: "valid",
    reason: null,
    value: 1,
    archivedValue: "1.0",
    reportedStatus: null,
    scoreSource: "archived",
    evidence: [
      {
        text: `info.reward_info holds the scorer's result: reward 1.0, r_actions 1, gt_data_hash ${"ab".repeat(32)}.`,
        source: "pass-fail-and-transfer.json#/0/info/reward_info",
      },
    ],
  });
});

it("keeps the producers of a timeline apart", async () => {
  const { episodes } = await readFixture("pass-fail-and-transfer.json");
  const steps = episodes[0]?.events.map(
    (event) => `${event.producer} ${event.phase} ${event.kind}`,
  );
  expect(steps).toEqual([
    "user live message",
    "agent live tool_call",
    "environment live tool_result",
    "agent live message",
    "user live message",
    "user live end_signal",
    "scorer reference tool_call",
    "scorer live score",
  ]);
  expect(episodes[0]?.events[1]).toMatchObject({
    name: "cancel_reservation",
    argumentsJson: '{"reservation_id": "ZZTOP1"}',
    callId: "c1",
  });
});

it("names what the file cannot say, and derives what it can", async () => {
  const { runs } = await readFixture("pass-fail-and-transfer.json");
  expect(runs).toMatchObject([
    {
      memberPath: null,
      benchmark: "tau-bench",
      taskSet: { name: null, tasks: 2 },
      plan: { source: "as_found" },
      system: { model: null, agent: null },
      asks: ["model", "agent", "user_simulator", "scorer_version", "task_set"],
      tasks: [
        { task: "0", requiresWrite: null, emptyReference: false },
        { task: "1", requiresWrite: null, emptyReference: false },
      ],
    },
  ]);
  expect(runs[0]?.parts.map(({ name, value, source }) => [name, value, source])).toEqual([
    ["scorer", "tau-bench", "derived"],
    ["scorer_version", null, null],
    ["task_set_version", `sha256:${runs[0]?.taskSet.hash}`, "derived"],
    ["mode", "dual", "derived"],
    ["user_simulator", null, null],
    ["reward_basis", "r_actions, r_outputs", "derived"],
  ]);
});

it("counts the user's last call as a known part and the agent's cost as unknown", async () => {
  const { episodes } = await readFixture("pass-fail-and-transfer.json");
  expect(episodes[0]?.costs).toMatchObject([
    { basis: "reported", role: "agent", usd: null, usdKnown: null, archivedUsd: null, calls: 2 },
    { role: "user", usd: null, usdKnown: 0.002, archivedUsd: 0.002, calls: 2 },
    { role: "all", usd: null, usdKnown: 0.002, archivedUsd: null, calls: 4 },
  ]);
});

it("calls a stored zero without a scorer's result unscored, and the cap a limit only at the cap", async () => {
  const { episodes } = await readFixture("cut-off-at-the-step-cap.json");
  const unscored = { status: "unscored", reason: "scorer_not_triggered", archivedValue: "0.0" };
  expect(episodes).toMatchObject([
    { execution: "limit", terminationWord: null, score: unscored },
    { execution: "unknown", terminationWord: null, score: unscored },
  ]);
  expect(episodes[0]?.score.evidence.map(({ text }) => text)).toEqual([
    "info.reward_info is null: no scorer wrote a result.",
    "30 agent steps, and no end signal was given.",
  ]);
  expect(episodes[0]?.events.some(({ kind }) => kind === "score")).toBe(false);
});

it("tells an agent's error and its timeout from a failed task", async () => {
  const { runs, episodes } = await readFixture("agent-error-and-timeout.json");
  expect(episodes).toMatchObject([
    { execution: "error", score: { status: "invalid", reason: "agent_error", value: null } },
    { execution: "timeout", score: { status: "invalid", reason: "agent_error" } },
  ]);
  expect(runs[0]?.taskSet).toEqual({ name: null, version: null, hash: null, tasks: 1 });
  expect(runs[0]?.parts.find(({ name }) => name === "mode")?.value).toBeNull();
});

it("reports damaged rows by place and keeps those that can be named", async () => {
  const { episodes, problems } = await readFixture("damaged-rows.json");
  expect(problems.map(({ code, effect, source }) => [code, effect, source])).toEqual([
    ["malformed_row", "row_lost", "damaged-rows.json#/1"],
    ["value_out_of_range", "score_lost", "damaged-rows.json#/2/reward"],
    ["malformed_row", "score_lost", "damaged-rows.json#/3/reward"],
    ["contradiction", "score_lost", "damaged-rows.json#/4/reward"],
    ["malformed_row", "score_lost", "damaged-rows.json#/5"],
  ]);
  const scores = episodes.map(({ task, score }) => [task, score.status, score.archivedValue]);
  expect(scores).toEqual([
    ["0", "valid", "1.0"],
    ["1", "invalid", "-3.5"],
    ["2", "invalid", '"1.0"'],
    ["3", "suspect", "1.0"],
    ["5", "invalid", "1.0"],
  ]);
});

it("gives no task set hash when rows of one task carry different references", async () => {
  const { runs, problems } = await readFixture("two-references-for-one-task.json");
  expect(problems).toMatchObject([{ code: "contradiction", effect: "note" }]);
  expect(runs[0]?.taskSet.hash).toBeNull();
});

it("leaves actions written as text in the message", async () => {
  const { episodes } = await readFixture("text-actions.json");
  const calls = episodes[0]?.events.filter((event) => event.kind === "tool_call");
  expect(calls?.map(({ producer }) => producer)).toEqual(["scorer"]);
});

it("reads a cut-off file as far as it goes and says where it ends", async () => {
  const text = readFileSync(`${import.meta.dirname}/fixtures/pass-fail-and-transfer.json`, "utf8");
  const archive = archiveOfText("cut.json", text.slice(0, -600));
  const { episodes, problems } = sorted(await readAll(tauBench.read(archive)));
  expect(episodes.map(({ task, trial }) => [task, trial])).toEqual([
    ["0", 0],
    ["0", 1],
  ]);
  expect(problems).toMatchObject([{ code: "truncated", effect: "refused" }]);
});

it("makes one run of each file of a folder", async () => {
  const text = readFileSync(`${import.meta.dirname}/fixtures/text-actions.json`, "utf8");
  const archive = await archiveOfFiles({ "a/x.json": text, "b/x.json": text, "notes.txt": "hi" });
  const { runs, episodes } = sorted(await readAll(tauBench.read(archive)));
  expect(runs.map(({ memberPath }) => memberPath)).toEqual(["a/x.json", "b/x.json"]);
  expect(episodes.map(({ run }) => run)).toEqual(runs.map(({ ref }) => ref));
});

it("derives a task set only from tasks that ask for something, and only when one set fits", () => {
  const sets = [
    { name: "airline", scoringHashes: { "0": "h0", "1": nothingAskedHash } },
    { name: "retail", scoringHashes: { "0": "other", "1": nothingAskedHash } },
  ];
  expect(deriveTaskSet(new Map([["0", "h0"]]), sets)).toBe("airline");
  expect(
    deriveTaskSet(
      new Map([
        ["0", "h0"],
        ["1", null],
      ]),
      sets,
    ),
  ).toBe("airline");
  expect(deriveTaskSet(new Map([["1", nothingAskedHash]]), sets.slice(0, 1))).toBeNull();
  expect(
    deriveTaskSet(
      new Map([
        ["0", "h0"],
        ["7", "h7"],
      ]),
      sets,
    ),
  ).toBeNull();
  expect(deriveTaskSet(new Map([["0", null]]), sets)).toBeNull();
});

const cases = casesFolder();
describe.skipIf(cases === null)("the published airline run (skipped without the cases)", () => {
  it("has five unscored zeros among its 200 episodes", async () => {
    const archive = await openFixture(`${cases}/tau-bench/gpt-4o-airline.json`);
    expect(await tauBench.recognises(archive)).toBe(true);
    const { runs, episodes, problems } = sorted(await readAll(tauBench.read(archive)));
    expect(problems).toEqual([]);
    expect(runs).toMatchObject([{ taskSet: { name: "airline", tasks: 50 } }]);
    expect(runs[0]?.asks).toEqual(["model", "agent", "user_simulator", "scorer_version"]);
    const tasks = runs[0]?.tasks ?? [];
    expect(tasks.filter(({ requiresWrite }) => requiresWrite).length).toBe(30);
    expect(tasks.filter(({ emptyReference }) => emptyReference === false).length).toBe(41);
    expect(episodes.length).toBe(200);
    expect(episodes.filter(({ score }) => score.status === "valid").length).toBe(195);
    expect(episodes.filter(({ score }) => score.value === 1).length).toBe(84);
    const unscored = episodes.filter(({ score }) => score.reason === "scorer_not_triggered");
    expect(unscored.map(({ task, trial }) => `${task},${trial}`).toSorted()).toEqual(
      ["2,1", "9,2", "9,3", "33,0", "46,3"].toSorted(),
    );
    expect(new Set(unscored.map(({ execution }) => execution))).toEqual(new Set(["limit"]));
  });

  it("is not what another tool's JSON Lines is", async () => {
    const archive = await openFixture(`${cases}/tau2-results/judge_viewer_quick_triage_jsonl.json`);
    expect(await tauBench.recognises(archive)).toBe(false);
  });
});

it("takes an absent reward as unknown, not as a row that cannot be read", async () => {
  const text = '[{"task_id": 1, "info": {"reward_info": null}, "traj": []}, {"reward": 1.0}]';
  const { episodes, problems } = sorted(
    await readAll(tauBench.read(archiveOfText("run.json", text))),
  );
  expect(episodes).toMatchObject([
    { score: { status: "unscored", reason: "scorer_not_triggered", archivedValue: null } },
  ]);
  expect(problems).toMatchObject([{ effect: "row_lost", source: "run.json#/1" }]);
});

it("names the members of an archive that it does not read", async () => {
  const text = readFileSync(`${import.meta.dirname}/fixtures/pass-fail-and-transfer.json`, "utf8");
  const archive = await archiveOfFiles({ "a.json": text, "b.json": text.slice(0, 20) });
  const { runs, problems } = sorted(await readAll(tauBench.read(archive)));
  expect(runs).toHaveLength(1);
  expect(problems).toMatchObject([{ code: "member_ignored", effect: "note", source: "b.json" }]);
});
