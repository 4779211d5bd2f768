import type { Correction } from "../correction/correction.ts";
import type { CostBasis } from "../ledger/cost.ts";
import type { PartReading } from "../measurement.ts";
import type { Counts, ReportedCheck, RunSummary } from "../run-summary.ts";

/** The form of an edition's content; another form is another number. */
export const editionSchemaVersion = 1;

/** One row as it was published: integers, decimal strings and lexemes, no derived rates. */
export interface EditionRow {
  /** The run's id, or that of the re-score that added the row. */
  readonly id: string;
  readonly run: string;
  readonly measurementKey: string;
  readonly archiveSha256: string;
  readonly system: Pick<
    RunSummary["system"],
    | "model"
    | "modelOrganization"
    | "agent"
    | "agentVersion"
    | "reasoningEffort"
    | "submittingOrganization"
  >;
  readonly nativeId: string | null;
  readonly listed: boolean;
  /** Null for a reported row. */
  readonly counts: Counts | null;
  /** The sum of the scaled scores as the database writes it; null for a reported row. */
  readonly scaledSum: string | null;
  readonly reported: readonly Pick<ReportedCheck, "metric" | "value" | "unit">[];
  readonly costs: readonly EditionCost[];
  readonly dates: RunSummary["dates"];
}

/** A sum of money by basis, as the database writes it; null where it is not known. */
export interface EditionCost {
  readonly basis: CostBasis;
  readonly role: string;
  readonly usd: string | null;
  readonly usdKnown: string | null;
  readonly episodes: number;
  readonly nullEpisodes: number;
}

/** What an edition says beside its rows. */
export interface EditionHeader {
  /** The ruler that the board ranks by: its key and what the key is made of. */
  readonly measurement: {
    readonly key: string;
    readonly parts: readonly PartReading[];
  };
  readonly costBasis: "reported";
  readonly weights: "equal";
  readonly rankingRule: "bounds";
  /** Taken in, by id. */
  readonly corrections: readonly Correction[];
}

/** Everything that the digest is made of. */
export interface EditionContent extends EditionHeader {
  readonly schemaVersion: number;
  readonly board: string;
  /** By id. */
  readonly rows: readonly EditionRow[];
}

/** An immutable, numbered publication of a board. */
export interface Edition {
  readonly number: number;
  /** sha256 of the content's canonical JSON, 64 hex digits. */
  readonly digest: string;
  /** ISO time, UTC. */
  readonly publishedAt: string;
  readonly publisher: string;
  readonly note: string | null;
  readonly content: EditionContent;
}
