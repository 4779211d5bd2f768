import { fieldsOf } from "./status/fields-of.ts";
import { isTruthy } from "./status/is-truthy.ts";
import type { Fields } from "./status/python-record.ts";

/** Where the row says that its scorer failed. AlphaDiana stores a score of 0 all the same. */
export interface ScorerFailure {
  readonly field: string;
  readonly words: string;
}

/** Null where no failure is stated: then a 0 is the scorer's own. */
export function scorerFailure(fields: Fields): ScorerFailure | null {
  const scored = fieldsOf(fields["score_metadata"]);
  const places = [
    ["score_metadata.error", scored["error"]],
    ["score_metadata.judge_raw_result.error", fieldsOf(scored["judge_raw_result"])["error"]],
  ] as const;
  const [field, error] = places.find(([, value]) => isTruthy(value)) ?? [];
  if (field === undefined) return null;
  const words = typeof error === "string" ? error : JSON.stringify(error);
  return { field, words: words.slice(0, 200) };
}
