import { createHash } from "node:crypto";
import type { NewEpisode, NewRun } from "#db/commands/new-run.ts";
import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import { seeded } from "../seeded.ts";

const trials = 4;
const runId = `r_${"c0".repeat(10)}`;
const system = {
  ...{ model: "generated-model", modelOrganization: null, agent: "llm_agent" },
  ...{ agentVersion: null, reasoningEffort: null, submittingOrganization: null, settings: [] },
};
const noFigures = { naive: null, ofScored: null, low: null, high: null };
const noCounts = {
  ...{ declared: 0, planned: 0, valid: 0, pass: 0, fail: 0, partial: 0, unscored: 0 },
  ...{ replayInvalid: 0, invalid: 0, suspect: 0, excluded: 0, missing: 0, unplanned: 0 },
};

/** A run without episodes to store once, so that only the episodes' way is measured afterwards. */
export function emptyRun(): NewRun {
  const key = `m_${"c0".repeat(10)}`;
  return {
    archive: {
      ...{ sha256: "c0".repeat(32), bytes: 10, format: "tau2-bench", formatVersion: "v1.0.1" },
      ...{ name: "copy.json", container: "file", visibility: "public" },
    },
    ...{ submissionId: null, constructed: true, scaledSum: 0, traces: null },
    ...{ tasks: [], episodes: [], missing: [], problems: [], usageCalls: [] },
    scale: { low: 0, high: 1, threshold: 1 },
    summary: {
      ...{ id: runId, nativeId: null, memberPath: null, source: "copy.json" },
      ...{ benchmark: "bench-copy", system, plannedSource: "as_found", counts: noCounts },
      taskSet: { name: "copied", version: null, hash: null, tasks: null },
      measurement: {
        ...{ scorer: "generated", scorerVersion: null, taskSetVersion: null, mode: "dual" },
        ...{ key, parts: [{ name: "scorer", value: "generated", source: "derived" }] },
      },
      ...{ reasons: {}, score: noFigures, passHatK: [], passAtK: [], rules: [], costs: [] },
      ...{ slices: null, reportedAgreesWith: [], reported: [], dates: [], notes: [], asks: [] },
      ...{ provenance: [], visibility: "public", ledger: null, reproductions: [] },
      ...{ listed: true, unlistedReason: null },
    },
  };
}

/** Settled episodes as a tau2-bench archive gives them: six cost rows each. */
export function generatedEpisodes(count: number): NewEpisode[] {
  const random = seeded(1);
  return Array.from({ length: count }, (_, ordinal) => {
    const reward = random.next() < 0.7 ? 1 : 0;
    const source = `results.json#/simulations/${ordinal}`;
    const digest = createHash("sha256").update(source).digest("hex");
    return {
      ...{ run: "copied", ordinal, planned: true, task: String(Math.floor(ordinal / trials)) },
      ...{ trial: ordinal % trials, nativeId: digest.slice(0, 32), source, execution: "finished" },
      ...{ terminationWord: "user_stop", startedAt: "2026-07-01T09:00:00.000000" },
      ...{ endedAt: "2026-07-01T09:01:00.000000", contentDigest: digest },
      score: {
        ...{ status: "valid", reason: null, value: reward, archivedValue: `${reward}.0` },
        ...{ reportedStatus: "user_stop", scoreSource: "archived" },
        evidence: [{ text: "DB 1, COMMUNICATE 1", source: `${source}/reward_info` }],
      },
      costs: [
        ...costs("reported", random.between(100, 90_000) / 1e6),
        ...costs("leaf_spans", random.between(100, 90_000) / 1e6),
      ],
    };
  });
}

function costs(basis: EpisodeCost["basis"], usd: number): EpisodeCost[] {
  const roles = ["agent", "user", "all"] as const;
  return roles.map((role) => ({
    ...{ basis, role, usd, archivedUsd: usd, usdKnown: usd, calls: 12, callsWithUsage: 12 },
    ...{ inputTokens: 48_120, outputTokens: 1024, priceTable: null, unpricedModels: [] },
  }));
}
