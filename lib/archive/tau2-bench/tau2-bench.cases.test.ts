import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { EpisodeRecord } from "#lib/domain/record.ts";
import type { Reading } from "../adapter.ts";
import { casesFolder, openFixture, readAll } from "../testing.ts";
import { tau2Bench } from "./index.ts";

const cases = casesFolder();
const folder = `${cases}/tau2-results`;

const Expected = z.record(
  z.string(),
  z.object({
    agent_cost: z.object({
      n_null: z.number(),
      n_zero: z.number(),
      mean_nonnull: z.number().nullable(),
    }),
    assistant_message_cost_sum: z.number().nullable(),
    agent_cost_sum: z.number().nullable(),
    usage: z.object({
      prompt_tokens: z.number().nullable(),
      completion_tokens: z.number().nullable(),
    }),
    status: z.record(z.string(), z.number()),
  }),
);

async function readCase(name: string) {
  const archive = await openFixture(`${folder}/${name}`);
  if (!(await tau2Bench.recognises(archive))) throw new Error(`${name} is not recognised`);
  const readings = await readAll<Reading>(tau2Bench.read(archive));
  return {
    version: await tau2Bench.formatVersion(archive),
    runs: readings.flatMap((reading) => (reading.kind === "run" ? [reading.run] : [])),
    episodes: readings.flatMap((reading) => (reading.kind === "episode" ? [reading.episode] : [])),
    problems: readings.flatMap((reading) => (reading.kind === "problem" ? [reading.problem] : [])),
  };
}

/** Our status in the words of the expectations. */
function expectedWord({ score, terminationWord }: EpisodeRecord): string {
  if (score.status === "valid") return "scored";
  if (score.reason === "policy_zero") return `scored_zero_without_evaluator:${terminationWord}`;
  if (score.reason === "infrastructure_error") return "not_scored:infra";
  return score.reason === "scorer_error" ? "not_scored:null_reward" : `other:${score.reason}`;
}

function tally(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? Number(false)) + 1);
  return Object.fromEntries(counts);
}

function costsOf(episodes: readonly EpisodeRecord[], basis: string) {
  return episodes.flatMap(({ costs }) =>
    costs.filter((cost) => cost.basis === basis && cost.role === "agent"),
  );
}

function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, Number(false));
}

/** Rounds off the noise of summing decimals in another order. */
function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(9));
}

describe.skipIf(cases === null)("real tau2 results (skipped without the cases)", () => {
  const expected =
    cases === null
      ? {}
      : Expected.parse(JSON.parse(readFileSync(`${folder}/expected.json`, "utf8")));

  it.each(Object.entries(expected))("%s: statuses, costs and tokens", async (name, truth) => {
    const { episodes, problems, runs } = await readCase(name);
    expect(runs.length).toBe(1);
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(tally(episodes.map(expectedWord))).toEqual(truth.status);

    const stored = costsOf(episodes, "reported").map(({ archivedUsd }) => archivedUsd);
    expect(stored.filter((usd) => usd === null).length).toBe(truth.agent_cost.n_null);
    expect(stored.filter((usd) => usd === 0).length).toBe(truth.agent_cost.n_zero);
    expect(rounded(sum(stored))).toBe(rounded(truth.agent_cost_sum));

    const spans = costsOf(episodes, "leaf_spans");
    // Zeros beside tokens are archived, not known.
    const messages = spans.map(({ usdKnown, archivedUsd }) => usdKnown ?? archivedUsd);
    expect(rounded(sum(messages))).toBe(rounded(truth.assistant_message_cost_sum));
    expect(sum(spans.map(({ inputTokens }) => inputTokens))).toBe(truth.usage.prompt_tokens);
    expect(sum(spans.map(({ outputTokens }) => outputTokens))).toBe(truth.usage.completion_tokens);
  });

  it.each([
    ["official_gpt-4.1_telecom_solo_no-user_1trial.json", "v0.1-v0.2"],
    ["official_ft-gpt-4.1_telecom_solo_no-user_1trial.json", "v0.1-v0.2"],
  ])("%s is solo, with evidence", async (name, version) => {
    const read = await readCase(name);
    expect(read.version).toBe(version);
    expect(read.runs[0]?.parts).toContainEqual({ name: "mode", value: "solo", source: "derived" });
    expect(read.runs[0]?.parts).toContainEqual({
      name: "user_simulator",
      value: "dummy_user",
      source: "archive",
    });
    const because = read.runs[0]?.notes.find(({ name: note }) => note === "mode")?.value;
    expect(because).toContain("no user message or call in 40 simulations");
    expect(because).toContain("of the user's tools among them");
    expect(because).toContain("40 ended by agent_stop");
  });

  it("keeps a zero beside tokens apart from free", async () => {
    const { episodes } = await readCase("official_ft-gpt-4.1_telecom_solo_no-user_1trial.json");
    const [reported] = costsOf(episodes, "reported");
    expect(reported).toMatchObject({ usd: null, usdKnown: null, archivedUsd: 0 });
    expect(reported?.unpricedModels).toEqual([
      "ft:gpt-4.1-2025-04-14:sierra:tau2-full-sft:BzrYdMNm",
    ]);
  });

  it("reads the head of every generation", async () => {
    const dual = await readCase("yohei_mock_v1_1_maxsteps_10tasks.json");
    expect(dual.version).toBe("v1.0.1");
    expect(dual.runs).toMatchObject([
      {
        benchmark: "tau2-bench",
        taskSet: { name: "mock", tasks: 10 },
        system: { model: "openai/gpt-4.1-mini", agent: "llm_agent" },
        plan: { source: "declared", trials: [0] },
        asks: [],
      },
    ]);
    expect(
      Object.fromEntries(dual.runs[0]?.parts.map(({ name, value }) => [name, value]) ?? []),
    ).toMatchObject({
      scorer_version: "437e53e318e6a48a9930910f5b23d5d656a49bdf",
      mode: "dual",
      user_simulator: "user_simulator openai/gpt-4.1-mini",
    });
    const nulled = await readCase("tau2trace_telecom_adversarial_cost-null.json");
    expect(nulled.episodes.map(({ trial }) => trial)).toEqual([0]);
    expect((await readCase("synthetic_dir_format")).version).toBe("v1.0.1");
  });

  it("does not recognise another tool's JSON Lines", async () => {
    const archive = await openFixture(`${folder}/judge_viewer_quick_triage_jsonl.json`);
    expect(await tau2Bench.recognises(archive)).toBe(false);
  });
});
