import { describe, expect, it } from "vitest";
import { visibleEvents } from "#lib/domain/episode/visible-events.ts";
import { archiveOfText, openFixture, readAll } from "../testing.ts";
import { alphaDiana } from "./index.ts";
import { errorLine, line, manifest, readFolder, readLines, told } from "./testing.ts";

describe("the status of an episode", () => {
  async function scoreOf(text: string) {
    const reading = await readLines(text, line({ task_id: "z" }));
    const [episode] = reading.runs[0]?.episodes ?? [];
    return { ...episode?.score, execution: episode?.execution, told: told(reading) };
  }

  it("follows AlphaDiana's rules, and keeps the stored word beside it", async () => {
    expect(await scoreOf(line())).toMatchObject({
      ...{ status: "valid", value: 1, archivedValue: "1", reportedStatus: "valid_scored" },
    });
    const empty = { finish_reason: "agent_empty_output", score: 0, correct: false };
    expect(await scoreOf(line({ ...empty, score_status: undefined }))).toMatchObject({
      ...{ status: "invalid", reason: "empty_output", value: null, archivedValue: "0" },
      reportedStatus: null,
    });
    expect(await scoreOf(line({ score_status: "verifier_error" }))).toMatchObject({
      ...{ status: "unscored", reason: "verifier_error" },
    });
    expect(await scoreOf(line({ score: null }))).toMatchObject({
      ...{ status: "unscored", reason: "scorer_not_triggered", reportedStatus: "valid_scored" },
      told: expect.arrayContaining(["status_disagrees note r.jsonl#L1"]),
    });
    expect(await scoreOf(line({ score_status: "needs_review" }))).toMatchObject({
      ...{ status: "invalid", reason: "archive_word", reportedStatus: "needs_review" },
    });
    expect(await scoreOf(errorLine())).toMatchObject({
      ...{ status: "invalid", reason: "provider_error", execution: "error" },
    });
  });

  it("counts an old timeout as 0, as AlphaDiana does, and says that it is one", async () => {
    const timeout = errorLine({ error: { error: "request timed out", error_type: "AgentError" } });
    expect(await scoreOf(timeout)).toMatchObject({
      ...{ status: "valid", value: 0, archivedValue: null, execution: "timeout" },
      evidence: expect.arrayContaining([
        expect.objectContaining({ text: expect.stringMatching(/^Timeout, scored 0: an error/) }),
      ]),
    });
  });

  it("reads a score that is no number, and believes none of it", async () => {
    for (const score of ["NaN", "Infinity", "-Infinity", "1e999"]) {
      const text = line({ score: "HERE" }).replace('"HERE"', score);
      expect(await scoreOf(text)).toMatchObject({
        ...{ status: "unscored", reason: "scorer_error", value: null, archivedValue: score },
        told: expect.arrayContaining(["status_disagrees note r.jsonl#L1"]),
      });
    }
    expect(await scoreOf(line({ score: "1.0" }))).toMatchObject({ reason: "scorer_error" });
    expect(await scoreOf(line({ score: 2 }))).toMatchObject({
      ...{ status: "invalid", reason: "parse_failed" },
      told: expect.arrayContaining(["value_out_of_range score_lost r.jsonl#L1"]),
    });
  });

  it("asks for the verifier's reward on Terminal-Bench 2, whatever the rules say without it", async () => {
    const row = { benchmark_name: "terminal_bench2", predicted: null, score_status: undefined };
    const reading = await readLines(
      line({ ...row, metadata: { verifier_status: "ok" } }),
      line({ ...row, task_id: "b", metadata: { verifier_status: "ok", reward: 0 } }),
    );
    expect(reading.runs[0]?.episodes.map(({ score }) => [score.status, score.reason])).toEqual([
      ["unscored", "verifier_error"],
      ["valid", null],
    ]);
    expect(told(reading)).toContain("status_disagrees note r.jsonl#L1");
  });

  it("flags a verdict unlike the score, and a scorer that failed", async () => {
    expect(await scoreOf(line({ correct: false }))).toMatchObject({
      ...{ status: "valid", value: 1 },
      told: expect.arrayContaining(["contradiction note r.jsonl#L1"]),
    });
    const failed = { score: 0, correct: false, score_metadata: { error: "the judge is down" } };
    expect(await scoreOf(line(failed))).toMatchObject({
      ...{ status: "valid", value: 0 },
      told: expect.arrayContaining(["scorer_failed note r.jsonl#L1"]),
      evidence: expect.arrayContaining([
        expect.objectContaining({
          text: expect.stringMatching(/the judge is down.*scorer failed/),
        }),
      ]),
    });
    const judged = { score_metadata: { judge_raw_result: { error: "crashed" } } };
    expect((await scoreOf(line(judged))).told).toContain("scorer_failed note r.jsonl#L1");
    expect((await scoreOf(line({ score_metadata: { error: "" } }))).told).not.toContain(
      "scorer_failed note r.jsonl#L1",
    );
  });
});

describe("attempts", () => {
  it("takes the last one as the episode and bills each, a copy once", async () => {
    const first = errorLine({ token_usage: { prompt_tokens: 5, completion_tokens: 0 } });
    const reading = await readLines(first, line(), line(), line({ task_id: "b" }), errorLine());
    const [run] = reading.runs;
    expect(run?.episodes.map(({ source, score }) => [source, score.status])).toEqual([
      ["r.jsonl#L4", "valid"],
      ["r.jsonl#L5", "invalid"],
    ]);
    const calls = [...(run?.usageCalls ?? [])];
    expect(calls.map(({ source, attempt, usages }) => [source, attempt, usages.length])).toEqual([
      ["r.jsonl#L1", 0, 1],
      ["r.jsonl#L2", 1, 1],
      ["r.jsonl#L4", 0, 1],
      ["r.jsonl#L5", 2, 0],
    ]);
    expect(told(reading).filter((text) => text.startsWith("duplicate_episode"))).toEqual([
      "duplicate_episode note r.jsonl#L1",
      "duplicate_episode note r.jsonl#L2",
      "duplicate_episode note r.jsonl#L3",
    ]);
  });

  it("knows tokens as they are stated, and no model that no row names", async () => {
    const usage = {
      prompt_tokens: 7,
      completion_tokens: "3",
      prompt_tokens_details: { cached_tokens: 2 },
    };
    const cached = { response_json: { id: "resp-1" } };
    const reading = await readLines(
      line({ token_usage: usage, ...cached }),
      line({ task_id: "b", ...cached }),
    );
    const [run] = reading.runs;
    expect(run?.summary.ledger?.oncePerEvent).toMatchObject({ basis: "leaf_spans" });
    expect(run?.summary.costs.find(({ basis }) => basis === "by_response")).toBeUndefined();
    const [call] = [...(run?.usageCalls ?? [])];
    expect(call?.usages).toEqual([
      {
        ...{ model: "(no model named)", inputTokens: 7, outputTokens: null },
        ...{ cachedInputTokens: 2, cacheWriteTokens: null },
      },
    ]);
    expect(run?.summary.system.model).toBeNull();
    expect(run?.summary.asks).toContain("model");
  });
});

describe("a run", () => {
  it("plans what its manifest lists, and shows the rest apart", async () => {
    const lines = [line(), line({ task_id: "x" }), line({ sample_index: 4 })].join("\n");
    const reading = await readFolder({ "r.jsonl": lines, "r/run_manifest.json": manifest() });
    expect(reading.runs[0]?.summary).toMatchObject({
      plannedSource: "declared",
      counts: { planned: 2, pass: 1, missing: 1, unplanned: 2 },
      taskSet: { name: "default" },
      measurement: { mode: "not_applicable", scorer: "numeric", scorerVersion: null },
      asks: expect.arrayContaining(["scorer_version"]),
    });
  });

  it("plans what it found where no manifest lists anything, and says so", async () => {
    const reading = await readLines(line(), line({ task_id: "b", sample_index: 1 }));
    const summary = reading.runs[0]?.summary;
    expect(summary).toMatchObject({
      plannedSource: "as_found",
      counts: { planned: 4, missing: 2 },
    });
    expect(summary?.notes).toContainEqual(expect.objectContaining({ name: "plan" }));
  });

  it("leaves the scorer unknown where its rows name two", async () => {
    const reading = await readLines(line(), line({ task_id: "b", scorer_name: "exact_match" }));
    const { measurement, notes } = reading.runs[0]?.summary ?? {};
    expect(measurement).toMatchObject({ scorer: null });
    expect(told(reading)).toContain("contradiction note r.jsonl");
    expect(notes?.filter(({ name }) => name === "scorer")).toHaveLength(3);
  });

  it("keeps the answer key from the public", async () => {
    const [run] = (await readLines(line({ ground_truth: "4" }), line({ task_id: "b" }))).runs;
    expect(run?.summary.visibility).toBe("aggregates_only");
    const [open] = (await readLines(line(), line({ task_id: "b" }))).runs;
    expect(open?.summary.visibility).toBe("public");
  });

  it("shows the steps in order, the expected answer as the scorer's reference", async () => {
    const archive = await openFixture("lib/archive/alphadiana/fixtures/one-file.jsonl");
    const readings = await readAll(alphaDiana.read(archive));
    const events = readings.flatMap((reading) =>
      reading.kind === "episode" && reading.episode.task === "d" && reading.episode.trial === 0
        ? reading.episode.events
        : [],
    );
    expect(events.map(({ producer, phase, kind, name }) => [producer, phase, kind, name])).toEqual([
      ["user", "live", "message", null],
      ["agent", "live", "message", "thinking"],
      ["agent", "live", "tool_call", "calc"],
      ["environment", "live", "tool_result", "calc"],
      ["agent", "live", "message", null],
      ["agent", "live", "message", "answer"],
      ["environment", "live", "end_signal", null],
      ["scorer", "reference", "message", "ground truth"],
      ["scorer", "live", "score", "numeric"],
    ]);
    const shown = visibleEvents(events, "public", false) ?? [];
    expect(shown.some(({ name }) => name === "ground truth")).toBe(false);
    const untraced = alphaDiana.read(archive, { password: null, traces: false });
    for (const reading of await readAll(untraced)) {
      if (reading.kind === "episode") expect(reading.episode.events).toEqual([]);
    }
  });

  it("stands in for an absent trajectory with problem and output", async () => {
    const archive = archiveOfText("r.jsonl", `${line()}\n${line({ task_id: "b" })}\n`);
    const [first] = (await readAll(alphaDiana.read(archive))).flatMap((reading) =>
      reading.kind === "episode" ? [reading.episode.events] : [],
    );
    expect(first?.map(({ producer, name, text }) => [producer, name, text])).toEqual([
      ["environment", "problem", "2 + 2?"],
      ["agent", null, "It is 4."],
      ["agent", "answer", "4"],
      ["environment", null, "stop"],
      ["scorer", "numeric", "score 1, correct true: equal"],
    ]);
  });
});

describe("AlphaDiana's own figures", () => {
  it("are null where it divides by nothing", async () => {
    const row = { benchmark_name: "decodingtrust", scorer_name: "decodingtrust" };
    const verdict = { score_metadata: { task_success: " Yes", attack_success: "maybe" } };
    const reading = await readLines(
      line({ ...row, ...verdict }),
      line({ ...row, task_id: "b", score: 0, correct: false, score_metadata: { task_success: 0 } }),
    );
    const { rules } = reading.runs[0]?.summary ?? {};
    expect(rules).toContainEqual({
      ...{ name: "alphadiana_task_success_rate", metric: "task_success_rate", value: 0.5 },
    });
    expect(rules).toContainEqual({
      ...{ name: "alphadiana_attack_success_rate", metric: "attack_success_rate", value: null },
    });
  });

  it("are left open on a run on which its report breaks off", async () => {
    const timeout = { error: "request timed out", error_type: "AgentError" };
    const written = errorLine({ error: timeout, score_status: "valid_scored" });
    const reading = await readLines(written, line({ task_id: "b" }));
    const [run] = reading.runs;
    expect(run?.episodes[0]?.score).toMatchObject({ status: "invalid", reason: "agent_error" });
    expect(run?.summary.rules.map(({ value }) => value)).not.toContain(1);
    expect(run?.summary.rules.every(({ value }) => value === null)).toBe(true);
    expect(told(reading)).toContain("recount_disagrees note r.jsonl");
  });

  it("are left open where a line that AlphaDiana reads is lost here", async () => {
    const whole = await readLines(line(), line({ task_id: "b" }));
    expect(whole.runs[0]?.summary.rules[0]).toMatchObject({ metric: "accuracy", value: 1 });
    const reading = await readLines(
      line(),
      line({ task_id: "b" }),
      '{"task_id":"c","task_id":"d"}',
    );
    expect(reading.runs[0]?.summary.rules[0]).toMatchObject({ metric: "accuracy", value: null });
    const cut = await readLines(line(), line({ task_id: "b" }), '{"task_id":"c"');
    expect(cut.runs[0]?.summary.rules[0]).toMatchObject({ metric: "accuracy", value: 1 });
  });
});
