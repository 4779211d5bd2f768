import type { ModelUsage, UsageCall } from "#lib/domain/ledger/usage-call.ts";
import { modelOf } from "./model-of.ts";
import type { Row } from "./row.ts";
import { statedText } from "./stated-text.ts";
import { fieldsOf } from "./status/fields-of.ts";
import { isTruthy } from "./status/is-truthy.ts";
import type { Fields } from "./status/python-record.ts";

/** Stands where a row names no model: its tokens are billed, by a price nobody can look up. */
const unnamedModel = "(no model named)";

/**
 * The bill of one attempt: one entry a row, because AlphaDiana sums the calls of an attempt into `token_usage`. It
 * records no cost. An attempt without usage is unknown, not free.
 *
 * @param attempt how many attempts at this task and sample stand before it
 */
export function toCall(
  { task, sample, element, raw }: Row,
  run: string,
  attempt: number,
): UsageCall {
  const model = modelOf(raw) ?? unnamedModel;
  return {
    ...{ run, task, model, attempt },
    trial: sample,
    source: element.source,
    namespace: run,
    id: null,
    parentId: null,
    operation: "attempt",
    provider: null,
    // response_json is the attempt's last response: its id does not name what the tokens were summed over.
    responseId: null,
    role: "agent",
    usages: usagesOf(fieldsOf(raw["token_usage"]), model),
    recordedUsd: null,
    startedAt: null,
    endedAt: statedText(raw["timestamp"]),
    failed: isTruthy(fieldsOf(raw["error"])),
  };
}

function usagesOf(usage: Fields, model: string): readonly ModelUsage[] {
  const inputTokens = tokens(usage["prompt_tokens"]);
  const outputTokens = tokens(usage["completion_tokens"]);
  if (inputTokens === null && outputTokens === null) return [];
  const details = fieldsOf(usage["prompt_tokens_details"]);
  const cachedInputTokens = tokens(details["cached_tokens"]);
  return [{ model, inputTokens, outputTokens, cachedInputTokens, cacheWriteTokens: null }];
}

function tokens(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
