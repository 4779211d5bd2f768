import type { CountedCall } from "#lib/domain/ledger/counted-call.ts";
import type { Scale } from "#lib/domain/numbers/scale.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { EpisodeRecord, TaskRecord } from "#lib/domain/record.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import type { Visibility } from "#lib/domain/submission/visibility.ts";
import type { PackedTrace } from "./copy-traces.ts";

export interface NewArchive {
  readonly sha256: string;
  readonly bytes: number;
  readonly format: string;
  readonly formatVersion: string | null;
  readonly name: string;
  readonly container: "file" | "gzip" | "zip" | "tar";
  readonly visibility: Visibility;
}

/** A settled episode; its trace comes apart. */
export interface NewEpisode extends Omit<EpisodeRecord, "events"> {
  readonly ordinal: number;
  readonly planned: boolean;
}

/** A run as reading an archive gives it, ready to be stored. */
export interface NewRun {
  readonly archive: NewArchive;
  readonly submissionId: string | null;
  readonly constructed: boolean;
  readonly summary: RunSummary;
  readonly scale: Scale;
  /** Sum of the planned valid values, each scaled to 0..1; null for a reported row. */
  readonly scaledSum: number | null;
  readonly tasks: readonly TaskRecord[];
  readonly episodes: readonly NewEpisode[];
  /** Planned pairs that the archive does not hold. */
  readonly missing: readonly { readonly task: string; readonly trial: number }[];
  readonly problems: readonly Problem[];
  /** The model-call log, in the archive's order; empty when the archive has none. */
  readonly usageCalls: Iterable<CountedCall>;
  readonly traces: AsyncIterable<PackedTrace> | null;
}
