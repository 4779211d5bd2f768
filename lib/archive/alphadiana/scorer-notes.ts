/** What each scorer leaves out of its records (formats: AlphaDiana 4). No scorer writes its version or its configuration. */
const unrecorded: ReadonlyMap<string, string> = new Map([
  ["exact_match", "Equality of normalised texts. The rules of normalising are not recorded."],
  [
    "numeric",
    "The tolerance stands only in the rationale's text; numbers are recorded only where both sides parse.",
  ],
  [
    "math_verify",
    "Where its library is missing or fails to parse, it falls back to comparing texts or numbers: the method of each row says which.",
  ],
  [
    "llm_judge",
    "Judge model, endpoint, prompt and tokens are not recorded. A judge call that fails is a stored 0, and an answer of the judge that cannot be parsed is a failed episode.",
  ],
  [
    "terminal_bench2",
    "The scorer records nothing: its evidence is verifier_status and reward in the row's metadata.",
  ],
  [
    "decodingtrust",
    "The judge's model is not recorded. A judge that failed or a task folder that is missing is a stored 0, in the accuracy and in no denominator of DecodingTrust.",
  ],
]);

/** What the archive cannot say of the scorers that wrote its rows. */
export function scorerNotes(scorers: readonly string[]): readonly string[] {
  return [
    "No version, configuration or expected value of the scorer is recorded, and no commit of AlphaDiana.",
    ...scorers.map((scorer) => {
      const known = unrecorded.get(scorer);
      return `${scorer}: ${known ?? "this scorer is not known here, so what it leaves out is not either."}`;
    }),
  ];
}
