import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import type { MeasurementPart } from "#lib/domain/measurement.ts";
import type { Counts, ReportedCheck, RunSummary } from "#lib/domain/run-summary.ts";

/** Counts with the given passes, fails and unscored episodes, and nothing else. */
export function countsOf(pass: number, fail: number, unscored: number): Counts {
  const planned = pass + fail + unscored;
  return {
    ...{ declared: planned, planned, valid: pass + fail, pass, fail, partial: 0, unscored },
    ...{ replayInvalid: 0, invalid: 0, suspect: 0, excluded: 0, missing: 0, unplanned: 0 },
  };
}

function scorerVersion(value: string | null): readonly MeasurementPart[] {
  const source = value === null ? null : "archive";
  return [{ name: "scorer_version", value, source }];
}

/** A run on tau-bench / airline that knows nothing but what is given. */
export function runOf(facts: Partial<RunSummary> = {}): RunSummary {
  const counts = facts.counts === undefined ? countsOf(1, 1, 0) : facts.counts;
  return {
    ...{ id: "r_1", nativeId: null, memberPath: null, source: "a.json", benchmark: "tau-bench" },
    taskSet: { name: "airline", version: null, hash: null, tasks: null },
    system: {
      ...{ model: null, modelOrganization: null, agent: null, agentVersion: null },
      ...{ reasoningEffort: null, submittingOrganization: null, settings: [] },
    },
    measurement: measuredBy("m_1", "1.0"),
    plannedSource: counts === null ? null : "as_found",
    counts,
    reasons: {},
    score: figuresOf(counts),
    ...{
      slices: null,
      passHatK: [],
      passAtK: [],
      rules: [],
      costs: [],
      reportedAgreesWith: [],
      reported: [],
    },
    ...{ dates: [], listed: true, unlistedReason: null, asks: [], notes: [] },
    ...{ provenance: [], visibility: "public", ledger: null, reproductions: [] },
    ...facts,
  };
}

export function measuredBy(key: string, version: string | null): RunSummary["measurement"] {
  const parts = scorerVersion(version);
  return { scorer: null, scorerVersion: version, taskSetVersion: null, mode: "dual", key, parts };
}

function figuresOf(counts: Counts | null): RunSummary["score"] {
  if (counts === null) return { naive: null, ofScored: null, low: null, high: null };
  const { pass, valid, planned } = counts;
  const naive = pass / planned;
  const ofScored = valid === 0 ? null : pass / valid;
  return { naive, ofScored, low: naive, high: (pass + planned - valid) / planned };
}

/** A row without episodes that reports one figure. */
export function reportedRun(facts: Partial<RunSummary>, value: string | null): RunSummary {
  return runOf({ ...facts, counts: null, reported: [figureOf(value)] });
}

export function figureOf(value: string | null, facts: Partial<ReportedCheck> = {}): ReportedCheck {
  return {
    ...{ metric: "pass_hat_1", value, unit: "percent", recomputed: null, agrees: null },
    ...{ source: "a.json#/pass_1", notes: [] },
    ...facts,
  };
}

export function boardOf(measurementKey: string): Board {
  return {
    ...{ slug: "tau-bench-airline", title: "Airline", benchmark: "tau-bench", taskSet: "airline" },
    ...{ state: "unreviewed", note: null, measurementKey },
  };
}

export function boardRunOf(run: RunSummary, archiveSha256 = "other"): BoardRun {
  return {
    ...run,
    ...{ board: "tau-bench-airline", archiveSha256, archiveFormat: "tau-bench" },
    ...{ archiveName: "b.json", publishedAt: "2026-01-01T00:00:00.000Z" },
    ...{ problemCount: 0, constructed: false, rescore: null },
    ...{ corrections: [], withdrawn: null, costBasis: null, archived: null },
  };
}
