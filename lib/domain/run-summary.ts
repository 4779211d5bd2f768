import type { TraitSlice } from "./board/trait-slice.ts";
import type { CostBasis, CostRole } from "./ledger/cost.ts";
import type { CostLedger } from "./ledger/cost-ledger.ts";
import type { CostReproduction } from "./ledger/cost-reproduction.ts";
import type { MeasurementPart, Mode } from "./measurement.ts";
import type { DateRecord, ProvenanceFact, SystemRecord, TaskSetRecord } from "./record.ts";
import type { Visibility } from "./submission/visibility.ts";

/**
 * How the episodes of one run divide. declared = planned + excluded;
 * planned = valid + unscored + replayInvalid + invalid + suspect + missing; valid = pass + fail + partial.
 * `unplanned` episodes lie outside all of these.
 */
export interface Counts {
  readonly declared: number;
  readonly planned: number;
  readonly valid: number;
  readonly pass: number;
  readonly fail: number;
  readonly partial: number;
  readonly unscored: number;
  readonly replayInvalid: number;
  readonly invalid: number;
  readonly suspect: number;
  readonly excluded: number;
  readonly missing: number;
  readonly unplanned: number;
}

/** Fractions from 0 to 1. `ofScored` is null when nothing was scored; all are null for a reported row. */
export interface ScoreFigures {
  readonly naive: number | null;
  readonly ofScored: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface BoundAtK {
  readonly k: number;
  readonly low: number;
  readonly high: number;
}

/** A benchmark's own convention, computed beside ours. Null where the rule gives no figure. */
export interface NamedRule {
  readonly name: string;
  readonly metric: string;
  readonly value: number | null;
}

export interface CostTotal {
  readonly basis: CostBasis;
  readonly role: CostRole;
  /** Null unless every episode's cost is known: a partial sum would pass for the whole. */
  readonly usd: number | null;
  /** The sum of what is known; null when nothing is. */
  readonly usdKnown: number | null;
  readonly archivedUsd: number | null;
  readonly episodes: number;
  readonly nullEpisodes: number;
  /** Episodes with an archived 0 beside tokens > 0: unpriced, not free. */
  readonly zeroWithTokens: number;
  readonly calls: number | null;
  readonly callsWithUsage: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly priceTable: string | null;
  readonly unpricedModels: readonly string[];
}

/** A figure as archived, beside what the episodes give. `agrees` is null when nothing can be recomputed. */
export interface ReportedCheck {
  readonly metric: string;
  readonly value: string | null;
  readonly unit: "percent" | "fraction" | "usd" | "count";
  readonly recomputed: number | null;
  readonly agrees: boolean | null;
  readonly source: string;
  readonly notes: readonly string[];
}

export interface MeasurementSummary {
  readonly scorer: string | null;
  readonly scorerVersion: string | null;
  readonly taskSetVersion: string | null;
  readonly mode: Mode;
  /** The comparability key: `m_` and 20 hex digits. */
  readonly key: string;
  readonly parts: readonly MeasurementPart[];
}

export const plannedSources = ["declared", "as_found", "task_set"] as const;
export type PlannedSource = (typeof plannedSources)[number];

/** Everything the preview, a board and a run page say of one run under one measurement. */
export interface RunSummary {
  /** `r_` and 20 hex digits. */
  readonly id: string;
  readonly nativeId: string | null;
  readonly memberPath: string | null;
  readonly source: string;
  readonly benchmark: string;
  readonly taskSet: TaskSetRecord;
  readonly system: SystemRecord;
  readonly measurement: MeasurementSummary;
  /** Null for a reported row. */
  readonly plannedSource: PlannedSource | null;
  /** Null for a reported row: a figure without episodes has no coverage. */
  readonly counts: Counts | null;
  /** Status reason to number of planned episodes. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly score: ScoreFigures;
  /** Counts by what the archive says of the tasks; null for a reported row and where none were taken. */
  readonly slices: readonly TraitSlice[] | null;
  readonly passHatK: readonly BoundAtK[];
  readonly passAtK: readonly BoundAtK[];
  readonly rules: readonly NamedRule[];
  readonly costs: readonly CostTotal[];
  readonly reportedAgreesWith: readonly CostBasis[];
  readonly reported: readonly ReportedCheck[];
  readonly dates: readonly DateRecord[];
  readonly listed: boolean;
  readonly unlistedReason: string | null;
  /** What is still unknown and may be declared by the submitter. */
  readonly asks: readonly string[];
  readonly notes: readonly { readonly name: string; readonly value: string }[];
  /** How the figures came to be, in order. */
  readonly provenance: readonly ProvenanceFact[];
  /** Who may see messages, reference actions and bytes. A published run has its archive's: the strictest of its runs. */
  readonly visibility: Visibility;
  /** The bill by basis, role, model and price table; null when the archive holds no model calls. */
  readonly ledger: CostLedger | null;
  /** The prices and rules by which the archive's own total follows from its own token totals. */
  readonly reproductions: readonly CostReproduction[];
}
