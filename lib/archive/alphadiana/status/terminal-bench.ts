import { fieldsOf } from "./fields-of.ts";
import { hasResult } from "./has-result.ts";
import type { PythonRecord } from "./python-record.ts";
import { strippedText } from "./python-text.ts";

/** Whether a record is of Terminal-Bench 2, whose verifier leaves its evidence in the metadata. */
export function isTerminalBench(record: PythonRecord): boolean {
  return strippedText(record.fields["benchmark_name"], "/benchmark_name", record) === benchmarkId;
}

const benchmarkId = "terminal_bench2";

/** Whether Terminal-Bench 2's verifier finished, here or in an earlier record, and its reward was seen. */
export function isTerminalBenchScored(record: PythonRecord): boolean {
  if (!isTerminalBench(record) || !hasResult(record.fields)) return false;
  const metadata = fieldsOf(record.fields["metadata"]);
  const verifier = strippedText(metadata["verifier_status"], "/metadata/verifier_status", record);
  const isTaken = verifier === "skipped_duplicate" && metadata["verifier_reward_observed"] === true;
  return (verifier === "ok" || isTaken) && isRewardObserved(record);
}

/** A key that is present hides those after it, even with null. 0, false and [] are observed, null and "" are not. */
function isRewardObserved({ fields }: PythonRecord): boolean {
  const metadata = fieldsOf(fields["metadata"]);
  const holder = [fields, metadata].find((candidate) => Object.hasOwn(candidate, "reward"));
  const reward = holder === undefined ? fields["predicted"] : holder["reward"];
  return reward !== null && reward !== undefined && reward !== "";
}
