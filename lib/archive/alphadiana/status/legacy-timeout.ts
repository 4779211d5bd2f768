import { errorType } from "./classify-error.ts";
import { fieldsOf } from "./fields-of.ts";
import { hasNoResult } from "./has-result.ts";
import { classifiedErrors } from "./infrastructure-words.ts";
import { isTruthy } from "./is-truthy.ts";
import { pythonFloat } from "./python-float.ts";
import type { PythonRecord } from "./python-record.ts";
import { strippedText } from "./python-text.ts";
import { timeoutEvidence } from "./timeout-evidence.ts";

/** `raises` where AlphaDiana's own code breaks off on the record. */
export type TimeoutAnswer = "yes" | "no" | "raises";

/**
 * Whether an old error record is a timeout that AlphaDiana counts as scored 0 (formats: AlphaDiana 2.2). It looks for
 * parts of words in the record's own text, so what an agent wrote can decide it.
 */
export function legacyTimeout(record: PythonRecord): TimeoutAnswer {
  if (!isCandidate(record)) return "no";
  const evidence = timeoutEvidence(record);
  const holds = (part: string) => evidence.includes(part);
  if (excludingParts.some(holds)) return "no";
  if (containerErrors.has(errorType(record)) || containerParts.some(holds)) return "no";
  if (timeoutParts.some(holds)) return "yes";
  if (returnCode(record) === -1 && holds("timeout")) return "yes";
  return silentRunAnswer(record, holds);
}

function isCandidate(record: PythonRecord): boolean {
  const { fields } = record;
  const metadata = fieldsOf(fields["metadata"]);
  const status = strippedText(fields["score_status"], "/score_status", record);
  if (status === "valid_scored" || !hasNoResult(fields)) return false;
  if (!isTruthy(fieldsOf(fields["error"])) && !failedStatuses.has(status)) return false;
  const finish = strippedText(fields["finish_reason"], "/finish_reason", record);
  if (finish === "preserved_failure" || isTruthy(metadata["zeroclaw_preserved_failure"])) {
    return false;
  }
  const reason = strippedText(metadata["failure_reason"], "/metadata/failure_reason", record);
  return ![errorType(record), reason.toLowerCase()].some((word) => classifiedErrors.has(word));
}

const failedStatuses: ReadonlySet<string> = new Set([
  "agent_error",
  "runtime_error",
  "preserved_failure",
]);

const excludingParts = [
  "contextoverflowerror",
  "vllmvalidationerror",
  "openclaw_session_tainted",
  "heartbeat",
];

const containerErrors: ReadonlySet<string> = new Set([
  "podmanerror",
  "dockererror",
  "containerruntimeerror",
]);

const containerParts = [
  "podman command failed",
  "podman image inspect",
  "podman pull",
  "podman run",
  "podman stop",
  "podman rm",
  "docker image inspect",
  "docker pull",
  "docker run",
  "container runtime",
  "control_plane",
];

const timeoutParts = [
  "agenttimeouterror",
  "the operation timed out",
  "timed out after",
  "timeout after",
  "stream total timeout",
  "stream idle timeout",
  "request timed out",
  "readtimeout",
  "zeroclaw agent timed out",
  '"error_type": "timeout"',
  '"error_type":"timeout"',
  '"failure_reason": "timeout"',
  '"failure_reason":"timeout"',
];

/** The metadata's return code where it has the key at all, else the response's. */
function returnCode({ fields }: PythonRecord): unknown {
  const metadata = fieldsOf(fields["metadata"]);
  const holder = Object.hasOwn(metadata, "returncode")
    ? metadata
    : fieldsOf(fields["response_json"]);
  return holder["returncode"];
}

const silentRunSeconds = 30;

/** A run that wrote nothing but the logs of its runtime, for half a minute or more. */
function silentRunAnswer(
  { fields }: PythonRecord,
  holds: (part: string) => boolean,
): TimeoutAnswer {
  const isSilent =
    holds("stdout contained only runtime/provider logs") &&
    (holds('"event_type": "llm_request"') || holds('"event_type":"llm_request"'));
  if (!isSilent) return "no";
  const seconds = fields["wall_time_sec"];
  const measured = isTruthy(seconds) ? pythonFloat(seconds) : 0;
  if (measured === null) return "raises";
  return measured >= silentRunSeconds ? "yes" : "no";
}
