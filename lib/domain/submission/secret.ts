/** What its submitter has done with a possible secret: replaced by a mark, or published as it stands, for a reason. */
export const secretActions = ["redact", "dismiss"] as const;
export type SecretAction = (typeof secretActions)[number];

/** Where a possible secret stands. */
export interface SecretPlace {
  /** The record's place in the archive: `run.jsonl#L7`. */
  readonly source: string;
  /** Which text of the record: `events/3/text`. */
  readonly part: string;
}

/** One text that a rule takes for a secret, with all its places. The text itself is nowhere kept. */
export interface SecretFinding {
  /** `x_` and 20 hex digits, made of the rule and the text: the same in every reading. */
  readonly id: string;
  readonly rule: string;
  /** At most its first two and last two characters. */
  readonly preview: string;
  /** sha256 of the text as found. */
  readonly sha256: string;
  /** The first of its places. */
  readonly places: readonly SecretPlace[];
  /** All of its places, counted. */
  readonly occurrences: number;
}

/** One decision of a submitter; of several on one finding the last one holds. */
export interface SecretDecision {
  /** The finding's id; null for the findings that a report only counts. */
  readonly finding: string | null;
  readonly rule: string | null;
  /** sha256 of the original text. */
  readonly sha256: string | null;
  readonly action: SecretAction;
  /** Why it may be shown; null for a redaction. */
  readonly reason: string | null;
  /** ISO time, UTC. */
  readonly decidedAt: string;
}

/** The possible secrets that a report lists, and how many places hold others that it does not list. */
export interface FoundSecrets {
  readonly secrets: readonly SecretFinding[];
  readonly secretsUnlisted: number;
}
