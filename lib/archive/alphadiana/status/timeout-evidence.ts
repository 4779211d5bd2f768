import { fieldsOf } from "./fields-of.ts";
import { firstCodePoints } from "./first-code-points.ts";
import { pythonDumps } from "./python-dumps.ts";
import type { PythonRecord } from "./python-record.ts";
import { pythonText } from "./python-text.ts";

const partLimitCodePoints = 20_000;

/**
 * The text in which AlphaDiana looks for a timeout: six parts, each cut first, then joined and lower-cased. Trajectory,
 * gateway log and the scorer's metadata are not among them.
 */
export function timeoutEvidence(record: PythonRecord): string {
  const text = (key: string) => pythonText(record.fields[key], `/${key}`, record);
  const dumped = (key: string) => cut(pythonDumps(fieldsOf(record.fields[key]), `/${key}`, record));
  return [
    text("finish_reason"),
    text("rationale"),
    dumped("error"),
    dumped("metadata"),
    dumped("response_json"),
    cut(text("raw_output")),
  ]
    .join("\n")
    .toLowerCase();
}

function cut(text: string): string {
  return firstCodePoints(text, partLimitCodePoints);
}
