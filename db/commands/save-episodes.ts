import type { Connection } from "../connection.ts";
import type { CopyValue } from "../copy-text.ts";
import { episodeCosts, episodes, scores, tasks } from "../schema/index.ts";
import { copyRows } from "./copy-rows.ts";
import { copyTraces } from "./copy-traces.ts";
import type { NewEpisode, NewRun } from "./new-run.ts";

type Row = readonly CopyValue[];

const taskColumns = ["run_id", "task", "requires_write", "empty_reference", "scoring_hash"];
const episodeColumns = [
  ...["run_id", "ordinal", "task", "trial", "planned", "execution", "termination_word"],
  ...["native_id", "source", "started_at", "ended_at", "content_digest", "trajectory_digest"],
];
const scoreColumns = [
  ...["run_id", "ordinal", "measurement_key", "status", "reason", "value", "archived_value"],
  ...["reported_status", "score_source", "evidence"],
];
const costColumns = [
  ...["run_id", "ordinal", "place", "basis", "role", "usd", "archived_usd", "usd_known", "calls"],
  ...["calls_with_usage", "input_tokens", "output_tokens", "price_table", "unpriced_models"],
];

/** Stores a run's tasks, episodes, scores, costs and traces through COPY; the missing episodes come last. */
export async function saveEpisodes({ client }: Connection, run: NewRun): Promise<void> {
  await copyRows(client, tasks, taskColumns, taskRows(run));
  await copyRows(client, episodes, episodeColumns, episodeRows(run));
  await copyRows(client, scores, scoreColumns, scoreRows(run));
  await copyRows(client, episodeCosts, costColumns, costRows(run));
  if (run.traces !== null) await copyTraces(client, run.summary.id, run.traces);
}

function* taskRows({ summary, tasks }: NewRun): Generator<Row> {
  for (const { task, requiresWrite, emptyReference, scoringHash } of tasks) {
    yield [summary.id, task, requiresWrite, emptyReference, scoringHash];
  }
}

function* episodeRows({ summary, episodes, missing }: NewRun): Generator<Row> {
  for (const episode of episodes) {
    const { ordinal, task, trial, planned, execution, terminationWord } = episode;
    const { nativeId, source, startedAt, endedAt, contentDigest, trajectoryDigest } = episode;
    yield [
      ...[summary.id, ordinal, task, trial, planned, execution, terminationWord],
      ...[nativeId, source, startedAt, endedAt, contentDigest, trajectoryDigest ?? null],
    ];
  }
  const first = firstMissing(episodes);
  for (const [index, { task, trial }] of missing.entries()) {
    const nothing = [null, null, null, null, null, null, null];
    yield [summary.id, first + index, task, trial, true, "unknown", ...nothing];
  }
}

function* scoreRows({ summary, episodes, missing }: NewRun): Generator<Row> {
  const { key } = summary.measurement;
  for (const { ordinal, score } of episodes) {
    const { status, reason, value, archivedValue, reportedStatus, scoreSource, evidence } = score;
    yield [
      ...[summary.id, ordinal, key, status, reason, value, archivedValue],
      ...[reportedStatus, scoreSource, JSON.stringify(evidence)],
    ];
  }
  const first = firstMissing(episodes);
  for (const index of missing.keys()) {
    const ordinal = first + index;
    yield [summary.id, ordinal, key, "missing", "not_in_archive", null, null, null, null, "[]"];
  }
}

function* costRows({ summary, episodes }: NewRun): Generator<Row> {
  for (const { ordinal, costs } of episodes) {
    for (const [place, cost] of costs.entries()) {
      const { basis, role, usd, archivedUsd, usdKnown, calls, callsWithUsage } = cost;
      const { inputTokens, outputTokens, priceTable, unpricedModels } = cost;
      yield [
        ...[summary.id, ordinal, place, basis, role, usd, archivedUsd, usdKnown, calls],
        ...[callsWithUsage, inputTokens, outputTokens, priceTable, JSON.stringify(unpricedModels)],
      ];
    }
  }
}

/** Ordinals are the archive's, with gaps where repetitions were dropped, so the missing start past the highest. */
function firstMissing(episodes: readonly NewEpisode[]): number {
  let highest = -1;
  for (const { ordinal } of episodes) highest = Math.max(highest, ordinal);
  return highest + 1;
}
