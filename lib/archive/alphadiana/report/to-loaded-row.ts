import type { Row } from "../row.ts";
import { fieldsOf, isFields } from "../status/fields-of.ts";
import { hasResult } from "../status/has-result.ts";
import { inferStatus } from "../status/infer-status.ts";
import { isTruthy } from "../status/is-truthy.ts";
import type { Fields } from "../status/python-record.ts";
import { pythonText } from "../status/python-text.ts";
import type { LoadedRow } from "./loaded-row.ts";

/** The facts of a row by which AlphaDiana's report counts it (formats: AlphaDiana 3). */
export function toLoadedRow({ task, sample, loaded, status }: Row): LoadedRow {
  const { fields } = loaded;
  const stored = { ...loaded, fields: { ...fields, score_status: status } };
  const reportStatus = inferStatus(stored);
  const scored = fieldsOf(fields["score_metadata"]);
  const { score, correct, error } = fields;
  return {
    ...{ task, sample, status, reportStatus, score, correct },
    isMetricZero: isMetricZero(fields, reportStatus),
    wallTimeSec: typeof fields["wall_time_sec"] === "number" ? fields["wall_time_sec"] : 0,
    tokens: tokensOf(fields),
    category: categoryOf(fields),
    errorType: isFields(error) ? typeOf(error["error_type"]) : reportStatus,
    taskSuccess: verdict(scored["task_success"]),
    attackSuccess: verdict(scored["attack_success"]),
  };

  function typeOf(type: unknown): string {
    return type === undefined ? "unknown" : pythonText(type, "/error/error_type", loaded);
  }
}

const metricZeroStatuses: ReadonlySet<string> = new Set(["agent_empty_output", "no_answer"]);

function isMetricZero(fields: Fields, status: string): boolean {
  const { metric_contribution: contribution } = fieldsOf(fields["metadata"]);
  const isZero = contribution === 0 || contribution === false;
  return metricZeroStatuses.has(status) && isZero && hasResult(fields);
}

function tokensOf({ token_usage: usage = {} }: Fields): LoadedRow["tokens"] {
  if (!isFields(usage)) return null;
  const { prompt_tokens: prompt = 0, completion_tokens: completion = 0 } = usage;
  const areNumbers = typeof prompt === "number" && typeof completion === "number";
  return areNumbers ? { prompt, completion } : null;
}

/** Null where the record names none. */
function categoryOf(fields: Fields): string | null {
  const candidates = [fields["task_metadata"], fields["metadata"]];
  const named = candidates.map((holder) => fieldsOf(holder)["category"]).find(isTruthy);
  if (named === undefined) return null;
  return typeof named === "string" ? named : JSON.stringify(named);
}

const yes: ReadonlySet<string> = new Set(["true", "1", "yes", "y"]);
const no: ReadonlySet<string> = new Set(["false", "0", "no", "n"]);

/** A verdict as AlphaDiana reads it: "yes" counts, "maybe" is none. */
function verdict(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value !== 0;
  const word = typeof value === "string" ? value.trim().toLowerCase() : "";
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
