import { fieldsOf } from "./fields-of.ts";
import { isTruthy } from "./is-truthy.ts";
import { legacyTimeout } from "./legacy-timeout.ts";
import type { PythonRecord } from "./python-record.ts";

/**
 * A record as AlphaDiana holds it after loading (formats: AlphaDiana 2.3): an old timeout becomes a scored 0 and says so
 * in its metadata; everything else is returned as it is.
 */
export function normalise(record: PythonRecord): PythonRecord {
  if (legacyTimeout(record) !== "yes") return record;
  const { fields } = record;
  const { rationale } = fields;
  const mark = { legacy_timeout_scored_zero: true };
  return {
    ...record,
    fields: {
      ...fields,
      predicted: null,
      correct: false,
      score: 0,
      finish_reason: "timeout",
      error: null,
      score_status: "valid_scored",
      rationale: isTruthy(rationale) ? rationale : "Legacy timeout counted as score 0.",
      metadata: { ...fieldsOf(fields["metadata"]), failure_reason: "timeout", ...mark },
      score_metadata: { ...fieldsOf(fields["score_metadata"]), ...mark },
    },
  };
}
