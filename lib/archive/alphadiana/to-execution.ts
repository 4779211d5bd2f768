import type { ExecutionStatus } from "#lib/domain/episode/execution-status.ts";
import type { Row } from "./row.ts";
import { fieldsOf } from "./status/fields-of.ts";
import { isTruthy } from "./status/is-truthy.ts";

const byWord: ReadonlyMap<unknown, ExecutionStatus> = new Map([
  ["stop", "finished"],
  ["length", "limit"],
  ["timeout", "timeout"],
  ["agent_empty_output", "finished"],
  ["preserved_failure", "error"],
]);

/** How the attempt itself ended, by its error and its finish reason as loaded: an old timeout is a timeout. */
export function toExecution({ loaded: { fields } }: Row): ExecutionStatus {
  if (isTruthy(fieldsOf(fields["error"]))) return "error";
  return byWord.get(fields["finish_reason"]) ?? "unknown";
}
