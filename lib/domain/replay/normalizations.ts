/** A difference of writing that is no difference of fact. */
export interface Normalization {
  readonly name: string;
  /** What is taken for the same, in words for a reader. */
  readonly allows: string;
}

/**
 * The declared normalizations (measurement.md 9): the only differences between a recorded and a re-run result that
 * do not count as drift. Whatever is not listed counts.
 */
export const normalizations = [
  {
    name: "whitespace",
    allows: "white space between the parts of JSON, and runs of white space in plain text",
  },
  { name: "string_escapes", allows: "another escape for the same character in JSON text" },
  { name: "key_order", allows: "another order of an object's keys" },
  { name: "number_lexeme", allows: "another way to write the same number, 250 and 250.0" },
  {
    name: "timestamp_format",
    allows:
      "another way to write the same time; a time without a zone never equals one with a zone",
  },
] as const satisfies readonly Normalization[];

export type NormalizationName = (typeof normalizations)[number]["name"];

/** Every declared normalization, by name. */
export const allNormalizations: readonly NormalizationName[] = normalizations.map(
  ({ name }) => name,
);
