import type { UsageCall } from "#lib/domain/ledger/usage-call.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { EpisodeRecord, ReportedFigure, RunRecord } from "#lib/domain/record.ts";
import type { MigrationAnswer, RescoreRecord } from "#lib/domain/replay/rescore-record.ts";
import type { NamedRule } from "#lib/domain/run-summary.ts";
import type { Archive } from "./archive.ts";

/** What an adapter yields: rows of the normalized record, or a problem with its place. */
export type Reading =
  | { readonly kind: "run"; readonly run: RunRecord }
  | { readonly kind: "episode"; readonly episode: EpisodeRecord }
  | { readonly kind: "figure"; readonly figure: ReportedFigure }
  | { readonly kind: "usage_call"; readonly call: UsageCall }
  /** A figure by the format's own rule, computed by the adapter because episodes alone do not give it. */
  | { readonly kind: "rule"; readonly run: string; readonly rule: NamedRule }
  /** Scores of another ruler for the episodes of a run that another archive holds. */
  | { readonly kind: "rescore"; readonly rescore: RescoreRecord }
  /** One of them; its `run` names the re-score. */
  | { readonly kind: "rescored"; readonly episode: EpisodeRecord }
  | { readonly kind: "migration_check"; readonly answer: MigrationAnswer }
  | { readonly kind: "problem"; readonly problem: Problem };

export interface AdapterOptions {
  /** For archives whose entries are encrypted; null means the format's own published password. Never stored, never in a message. */
  readonly password: string | null;
  /** False when nobody takes the timelines: `events` may then be left empty. */
  readonly traces: boolean;
}

/**
 * Reads one archive format into the normalized record.
 *
 * `recognises` looks at first bytes and keys (never at names alone), so it is cheap and total.
 * `read` yields as it goes: a run before its episodes and figures, one element in memory at most.
 * Bad data is a `problem` reading, never a throw: a throw means the adapter has a bug.
 */
export interface ArchiveAdapter {
  /** The folder's name. */
  readonly id: string;
  readonly title: string;
  recognises(archive: Archive): Promise<boolean>;
  /** The generation or version of the format, as far as the archive shows it; null when it cannot be told. */
  formatVersion(archive: Archive, options?: AdapterOptions): Promise<string | null>;
  read(archive: Archive, options?: AdapterOptions): AsyncIterable<Reading>;
}
