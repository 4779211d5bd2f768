/** Every way an archive can be wrong or odd that a reader must be told of. */
export const problemCodes = [
  // the container
  "empty",
  "not_understood",
  "ambiguous_format",
  "truncated",
  "corrupt_container",
  "too_large",
  "too_many_members",
  "compression_ratio",
  "unsafe_path",
  "duplicate_path",
  "link_refused",
  "encrypted_member",
  "nested_container",
  "member_ignored",
  // the text
  "wrong_encoding",
  "malformed_json",
  "not_a_number",
  "nested_too_deep",
  "duplicate_key",
  "element_too_large",
  // the rows
  "malformed_row",
  "value_out_of_range",
  "contradiction",
  "duplicate_episode",
  "unplanned_episode",
  "index_disagrees",
  "unknown_word",
  "unsupported_version",
  "no_rows",
  "not_in_manifest",
  "label_moved",
  "declaration_needed",
  "declaration_contradicts_archive",
  "task_ids_not_in_set",
  "recount_disagrees",
  "status_disagrees",
  "name_only_mode",
  "scorer_failed",
  "strict_report",
  // a re-score against its run
  "unknown_run",
  "episode_not_in_run",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/**
 * What a problem costs: `note` loses nothing; `score_lost` keeps the row but believes none of its scores;
 * `row_lost` means that a row cannot be taken as it stands; `refused` that the archive as a whole was not understood.
 * The last two bar publishing.
 */
export const problemEffects = ["note", "score_lost", "row_lost", "refused"] as const;
export type ProblemEffect = (typeof problemEffects)[number];

/** One thing an archive's reader must be told, with the place it was seen. */
export interface Problem {
  readonly code: ProblemCode;
  readonly effect: ProblemEffect;
  /** Member path, then `#` and a JSON pointer or `L` and a line number: `results.json#/simulations/3`, `run.jsonl#L7`. */
  readonly source: string;
  /** One sentence: what is wrong, and what to do about it where that is known. */
  readonly message: string;
}
