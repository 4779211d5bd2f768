import type { Row } from "./row.ts";
import { scorerFailure } from "./scorer-failure.ts";
import { statedText } from "./stated-text.ts";
import { fieldsOf } from "./status/fields-of.ts";
import { isTruthy } from "./status/is-truthy.ts";

/** What a run's notes count row by row. */
export function rowMarks({ raw, loaded }: Row): readonly string[] {
  const metadata = fieldsOf(raw["metadata"]);
  const method = statedText(fieldsOf(raw["score_metadata"])["method"]);
  const isLegacy = loaded.fields !== raw;
  const isNativeTimeout = raw["finish_reason"] === "timeout" && raw["score"] === 0;
  return [
    ...(method === null ? [] : [`method: ${method}`]),
    ...(isLegacy ? ["legacy timeout"] : []),
    ...(isNativeTimeout ? ["native timeout"] : []),
    ...(scorerFailure(raw) === null ? [] : ["scorer failed"]),
    ...(isTruthy(metadata["token_usage_total"]) ? ["retries billed apart"] : []),
    ...(isTruthy(metadata["retry_count"]) ? ["harness retries"] : []),
  ];
}
