import type { Connection } from "../connection.ts";
import type { CopyValue } from "../copy-text.ts";
import { usageCalls } from "../schema/index.ts";
import { copyRows } from "./copy-rows.ts";
import type { NewRun } from "./new-run.ts";

const columns = [
  ...["run_id", "place", "task", "trial", "namespace", "span_id", "parent_id", "operation"],
  ...["model", "provider", "response_id", "attempt", "role", "usages", "recorded_usd"],
  ...["started_at", "ended_at", "failed", "source"],
  ...["parent_place", "event", "is_root", "is_leaf", "duplicate_of"],
];

/** Stores a run's spans through COPY, each with how the ledger counts it. */
export async function saveUsageCalls(
  { client }: Connection,
  { summary, usageCalls: calls }: NewRun,
): Promise<void> {
  await copyRows(client, usageCalls, columns, rows(summary.id, calls));
}

function* rows(runId: string, calls: NewRun["usageCalls"]): Generator<readonly CopyValue[]> {
  for (const call of calls) {
    const { place, task, trial, namespace, id, parentId, operation, model, provider } = call;
    const { responseId, attempt, role, usages, recordedUsd, startedAt, endedAt } = call;
    const { failed, source, parentPlace, event, isRoot, isLeaf, duplicateOf } = call;
    yield [
      ...[runId, place, task, trial, namespace, id, parentId, operation],
      ...[model, provider, responseId, attempt, role, JSON.stringify(usages), recordedUsd],
      ...[startedAt, endedAt, failed, source],
      ...[parentPlace, event, isRoot, isLeaf, duplicateOf],
    ];
  }
}
