import type { EpisodeEvent } from "./episode/episode-event.ts";
import type { ExecutionStatus } from "./episode/execution-status.ts";
import type { EpisodeCost } from "./ledger/cost.ts";
import type { ModelUsage } from "./ledger/usage-call.ts";
import type { MeasurementPart } from "./measurement.ts";
import type { Confidence } from "./numbers/confidence.ts";
import type { Scale } from "./numbers/scale.ts";
import type { ReplayEvidence } from "./replay/replay-evidence.ts";
import type { ScoreReason, ScoreSource, ScoreStatus } from "./score/score-status.ts";
import type { Visibility } from "./submission/visibility.ts";

/**
 * The normalized record: what every adapter turns its format into. Unknown is null everywhere;
 * nothing here has a default.
 */

/** Model and agent are two names, never one merged label. */
export interface SystemRecord {
  readonly model: string | null;
  readonly modelOrganization: string | null;
  readonly agent: string | null;
  readonly agentVersion: string | null;
  readonly reasoningEffort: string | null;
  readonly submittingOrganization: string | null;
  /** System-side settings that are chips and slices, not part of the ruler (retrieval configuration, temperature). */
  readonly settings: readonly { readonly name: string; readonly value: string }[];
}

export interface TaskSetRecord {
  /** Null when the archive names none and none could be derived: the submitter must declare it. */
  readonly name: string | null;
  readonly version: string | null;
  /** sha256 over the sorted [task id, hash of its scoring fields]; null when the archive holds no criteria. */
  readonly hash: string | null;
  readonly tasks: number | null;
}

/** Facts about a task that slices and marks need; null when the archive does not say. */
export interface TaskRecord {
  readonly task: string;
  readonly requiresWrite: boolean | null;
  readonly emptyReference: boolean | null;
  readonly scoringHash: string | null;
  /** What was hashed, as canonical JSON; absent where it is too large or not in the archive. */
  readonly scoring?: string;
}

/** Where the planned episodes come from. `as_found` is distinct tasks x distinct trials of the archive itself. */
export type Plan =
  | {
      readonly source: "declared" | "task_set";
      readonly tasks: readonly string[];
      readonly trials: readonly number[];
    }
  | { readonly source: "as_found" }
  | { readonly source: null };

/** A date as the archive writes it, and what it dates. Without a zone it stays text. */
export interface DateRecord {
  readonly of: "run" | "scoring" | "submission";
  readonly text: string;
}

/** One system on one task set, measured with one ruler. Comes before its episodes. */
export interface RunRecord {
  /** Ties episodes and figures to their run inside one reading; unique in the archive. */
  readonly ref: string;
  /** The archive's own id of the run, if it has one. */
  readonly nativeId: string | null;
  /** Null when the archive is a single file (a file's name is not content). */
  readonly memberPath: string | null;
  readonly source: string;
  readonly benchmark: string;
  readonly taskSet: TaskSetRecord;
  readonly tasks: readonly TaskRecord[];
  readonly system: SystemRecord;
  readonly parts: readonly MeasurementPart[];
  /** Range and threshold of the scores; `binaryScale` where the benchmark knows only pass and fail. */
  readonly scale: Scale;
  readonly plan: Plan;
  readonly dates: readonly DateRecord[];
  /** True when rows of this run are shown on boards; false for folders outside an archive's manifest. */
  readonly listed: boolean;
  /** Why the run is not listed; null when it is. */
  readonly unlistedReason: string | null;
  /** What the archive cannot say and the submitter may declare, e.g. `model`, `scorer_version`. */
  readonly asks: readonly string[];
  /** Claims and remarks kept as text: verification, notes, links. */
  readonly notes: readonly { readonly name: string; readonly value: string }[];
  /** How the figures came to be, in order: the decrypted bytes, the harness's commit, the agent's arguments. */
  readonly provenance: readonly ProvenanceFact[];
  /** The archive's own token totals by model, when it states them. No span proves them. */
  readonly statedUsage: readonly ModelUsage[];
  /** Who may see messages, reference actions and bytes; decisions 22. */
  readonly visibility: Visibility;
}

/** One link of the provenance chain. */
export interface ProvenanceFact {
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

/** One piece of evidence behind a status, in words a reader can check. */
export interface Evidence {
  readonly text: string;
  readonly source: string;
  /** Absent where the archive says it itself and nothing was concluded. */
  readonly confidence?: Confidence;
}

/** The result of one measurement of one episode. `value` is not null exactly when `status` is valid. */
export interface ScoreRecord {
  readonly status: ScoreStatus;
  readonly reason: ScoreReason | null;
  readonly value: number | null;
  /** The raw lexeme of the archived number, kept even when the score is not valid. */
  readonly archivedValue: string | null;
  /** The archive's own status word. */
  readonly reportedStatus: string | null;
  readonly scoreSource: ScoreSource;
  readonly evidence: readonly Evidence[];
  /** What stands beside a score that came from a re-score or a replay; absent for every other. */
  readonly replay?: ReplayEvidence;
}

export interface EpisodeRecord {
  readonly run: string;
  readonly task: string;
  readonly trial: number;
  readonly nativeId: string | null;
  readonly source: string;
  readonly execution: ExecutionStatus;
  /** The archive's own termination word. */
  readonly terminationWord: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly score: ScoreRecord;
  readonly costs: readonly EpisodeCost[];
  /** sha256 of the episode's bytes in the archive: two equal ones are one episode and a note. */
  readonly contentDigest: string;
  /**
   * sha256 of what the agent and the user did, whatever a grader made of it: equal ones are one trajectory. Absent or
   * null where the format's reader makes none, or nobody did anything.
   */
  readonly trajectoryDigest?: string | null;
  /** The timeline; absent parts stay absent. Empty when the archive has no trace. */
  readonly events: readonly EpisodeEvent[];
}

/** A figure the archive states, with or without episodes behind it. */
export interface ReportedFigure {
  readonly run: string;
  readonly metric: string;
  /** The archive's decimal lexeme, as a fraction's or percent's own text; null when the archive holds null. */
  readonly value: string | null;
  /** `percent` when 100 means all, `fraction` when 1 does, `usd` for money. */
  readonly unit: "percent" | "fraction" | "usd" | "count";
  readonly source: string;
  readonly notes: readonly string[];
}
