import { fieldsOf } from "./fields-of.ts";
import type { PythonRecord } from "./python-record.ts";
import { strippedText } from "./python-text.ts";

/** In this order; parts of words count, so that "RapidError" is the provider's ("api"). */
const parts: readonly (readonly [RegExp, string])[] = [
  [/provider|http|api/, "provider_error"],
  [/agent/, "agent_error"],
  [/score/, "scorer_error"],
  [/verify|verifier/, "verifier_error"],
];

/** The status of a record with an error, by the name of its type (formats: AlphaDiana 2.1). */
export function classifyError(record: PythonRecord): string {
  const type = errorType(record);
  return parts.find(([part]) => part.test(type))?.[1] ?? "runtime_error";
}

/** The type of the record's error in lower case; "" when it names none. */
export function errorType(record: PythonRecord): string {
  const { error_type: type } = fieldsOf(record.fields["error"]);
  return strippedText(type, "/error/error_type", record).toLowerCase();
}
