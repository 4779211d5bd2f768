import { classifyError } from "./classify-error.ts";
import { fieldsOf } from "./fields-of.ts";
import { hasResult } from "./has-result.ts";
import { infrastructureStatuses } from "./infrastructure-words.ts";
import { isTruthy } from "./is-truthy.ts";
import { legacyTimeout } from "./legacy-timeout.ts";
import type { Fields, PythonRecord } from "./python-record.ts";
import { strippedText } from "./python-text.ts";
import { isTerminalBench, isTerminalBenchScored } from "./terminal-bench.ts";

/**
 * AlphaDiana's score status of a record, rule by rule (formats: AlphaDiana 2): `valid_scored`, one of its nine other
 * words, or whatever text the record states itself. The word that the record states is not its status: a stated
 * `valid_scored` is checked, and the checks differ from those of a record that states none.
 */
export function inferStatus(record: PythonRecord): string {
  if (legacyTimeout(record) === "yes") return "valid_scored";
  const stated = strippedText(record.fields["score_status"], "/score_status", record);
  const facts = factsOf(record);
  if (stated === "valid_scored") return checkedStatus(facts);
  return stated === "" ? unstatedStatus(facts) : stated;
}

interface Facts {
  readonly metadata: Fields;
  readonly finish: string;
  readonly failure: string;
  readonly verifier: string;
  readonly zeroclaw: string;
  /** The status by the error's type; null when the record has no error. */
  readonly error: string | null;
  readonly infrastructure: string | null;
  readonly hasResult: boolean;
  readonly isTerminalBench: boolean;
  readonly isTerminalBenchScored: boolean;
}

function factsOf(record: PythonRecord): Facts {
  const { fields } = record;
  const metadata = fieldsOf(fields["metadata"]);
  const word = (key: string) => strippedText(metadata[key], `/metadata/${key}`, record);
  const failure = word("failure_reason");
  return {
    metadata,
    finish: strippedText(fields["finish_reason"], "/finish_reason", record),
    failure,
    verifier: word("verifier_status"),
    zeroclaw: word("zeroclaw_selected_classification"),
    error: isTruthy(fieldsOf(fields["error"])) ? classifyError(record) : null,
    infrastructure: infrastructureStatuses.get(failure) ?? null,
    hasResult: hasResult(fields),
    isTerminalBench: isTerminalBench(record),
    isTerminalBenchScored: isTerminalBenchScored(record),
  };
}

type Rule = readonly [holds: boolean, status: string | null];

function firstOf(rules: readonly Rule[]): string {
  return rules.find(([holds, status]) => holds && status !== null)?.[1] ?? "valid_scored";
}

function checkedStatus(facts: Facts): string {
  const isUnproven = facts.isTerminalBench && !facts.isTerminalBenchScored;
  return firstOf([
    [true, facts.error],
    [true, facts.infrastructure],
    [isUnproven && !isFine(facts.verifier), "verifier_error"],
    [!facts.hasResult, "unscored"],
    [isUnproven, "verifier_error"],
  ]);
}

function unstatedStatus(facts: Facts): string {
  const { metadata, finish, failure, verifier, zeroclaw } = facts;
  const isPreserved =
    finish === "preserved_failure" || isTruthy(metadata["zeroclaw_preserved_failure"]);
  const isRepeat = facts.isTerminalBench && verifier === "skipped_duplicate";
  const isRepeatScored =
    isRepeat && metadata["verifier_reward_observed"] === true && facts.hasResult;
  return firstOf([
    [isPreserved, "preserved_failure"],
    [true, facts.infrastructure],
    [zeroclaw === "provider_error", "provider_error"],
    [zeroclaw === "runtime_error", "runtime_error"],
    [true, facts.error],
    [facts.isTerminalBenchScored, "valid_scored"],
    [isEmptyOutput(facts), "agent_empty_output"],
    [failure === "no_answer", "no_answer"],
    [zeroclaw === "cli_error", "agent_error"],
    [isRepeatScored, "valid_scored"],
    [isRepeat || !isFine(verifier), "verifier_error"],
    [facts.isTerminalBench && verifier !== "ok", "verifier_error"],
    [!facts.hasResult, "unscored"],
  ]);
}

function isFine(verifier: string): boolean {
  return verifier === "" || verifier === "ok";
}

const emptyOutputReasons: ReadonlySet<string> = new Set([
  "opencode_lifecycle_only_events",
  "opencode_empty_assistant_output",
  "zeroclaw_empty_assistant_output",
]);

function isEmptyOutput({ metadata, finish, failure }: Facts): boolean {
  return (
    finish === "agent_empty_output" ||
    isTruthy(metadata["opencode_empty_assistant_output"]) ||
    isTruthy(metadata["zeroclaw_empty_assistant_output"]) ||
    emptyOutputReasons.has(failure)
  );
}
