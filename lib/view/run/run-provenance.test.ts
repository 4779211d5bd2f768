import { expect, it } from "vitest";
import type { CostTotal } from "#lib/domain/run-summary.ts";
import { countsOf, reportedRun, runOf } from "../testing.ts";
import { type ProvenanceArchive, provenanceLines } from "./run-provenance.ts";

const archive: ProvenanceArchive = {
  ...{ sha256: "ab12", bytes: 4_114_038, format: "tau-bench", formatVersion: null },
  ...{ name: "gpt-4o.json", container: "file", visibility: "public" },
};

function valuesOf(...of: Parameters<typeof provenanceLines>): Record<string, string> {
  return Object.fromEntries(provenanceLines(...of).map(({ name, value }) => [name, value]));
}

it("leads from the bytes to the plan", () => {
  expect(valuesOf(runOf({ counts: countsOf(84, 111, 5) }), archive)).toEqual({
    "Archive, sha256": "ab12",
    Archive: "gpt-4o.json, 4.1 MB (4\u202f114\u202f038 bytes), a single file",
    "Read as": "tau-bench, format version not stated",
    "Place in the archive": "a.json",
    "Task set": "tau-bench / airline, version not stated",
    Plan: "200 episodes planned, tasks × trials as found in the archive",
    Prices: "the archive holds no costs of episodes",
    "Shown to everybody": "messages are public, reference actions are not",
  });
});

it("adds what only some archives have", () => {
  const taskSet = { name: null, version: "1.0", hash: "cd34", tasks: 50 };
  const run = runOf({ taskSet, memberPath: "runs/a.json", nativeId: "run-7" });
  const hidden = { ...archive, formatVersion: "2", visibility: "aggregates_only" } as const;
  expect(valuesOf(run, hidden)).toMatchObject({
    "Read as": "tau-bench, format version 2",
    "Member of the archive": "runs/a.json",
    "The archive's own id": "run-7",
    "Task set": "tau-bench / task set unknown, version 1.0, 50 tasks",
    "Task set, sha256": "cd34",
    "Shown to everybody": "scores and statuses are public, messages are not",
  });
});

it("names the price tables, or says that there is none", () => {
  const cost: CostTotal = {
    ...{ basis: "reported", role: "all", usd: 1, usdKnown: 1, archivedUsd: 1, episodes: 2 },
    ...{ nullEpisodes: 0, zeroWithTokens: 0, calls: null, callsWithUsage: null },
    ...{ inputTokens: null, outputTokens: null, priceTable: null, unpricedModels: [] },
  };
  expect(valuesOf(runOf({ costs: [cost] }), archive)["Prices"]).toBe(
    "the archive names no price table",
  );
  const priced = { ...cost, priceTable: "2026-01" };
  expect(valuesOf(runOf({ costs: [priced, priced] }), archive)["Prices"]).toBe("2026-01");
});

it("says nothing of messages where there are no episodes", () => {
  const lines = valuesOf(reportedRun({}, "43"), archive);
  expect(lines["Plan"]).toBe("no episodes in the archive: coverage unknown");
  expect(lines["Shown to everybody"]).toBeUndefined();
});
