import type { EpisodeCost } from "#lib/domain/ledger/cost.ts";
import { binaryScale } from "#lib/domain/numbers/scale.ts";
import type { RunRecord } from "#lib/domain/record.ts";
import type { ReadEpisode } from "./resolve-episodes.ts";

/** A run whose archive says nothing but what it is called. */
export function runRecord(): RunRecord {
  return {
    ...{ ref: "r", nativeId: null, memberPath: null, source: "a.json", benchmark: "tau-bench" },
    taskSet: { name: "airline", version: null, hash: null, tasks: null },
    tasks: [],
    system: {
      ...{ model: null, modelOrganization: null, agent: null, agentVersion: null },
      ...{ reasoningEffort: null, submittingOrganization: null, settings: [] },
    },
    ...{ parts: [], plan: { source: "as_found" }, scale: binaryScale, dates: [], listed: true },
    ...{ unlistedReason: null, asks: [], notes: [], provenance: [], statedUsage: [] },
    visibility: "public",
  };
}

/** A passed episode of that run, first trial of its task. */
export function readEpisode(
  task: string,
  ordinal: number,
  costs: readonly EpisodeCost[],
): ReadEpisode {
  return {
    ...{ run: "r", task, trial: 0, ordinal, nativeId: null, source: `a.json#/${ordinal}`, costs },
    ...{ execution: "finished", terminationWord: null, startedAt: null, endedAt: null },
    contentDigest: `${ordinal}`,
    score: {
      ...{ status: "valid", reason: null, value: 1, archivedValue: "1.0", reportedStatus: null },
      ...{ scoreSource: "archived", evidence: [] },
    },
  };
}
