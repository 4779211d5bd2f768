import { eq } from "drizzle-orm";
import type { Scale } from "#lib/domain/numbers/scale.ts";
import type { ScoreRecord } from "#lib/domain/record.ts";
import type { RescorePlacement, RescoreSummary } from "#lib/domain/replay/rescore-summary.ts";
import type { BoundAtK, PlannedSource } from "#lib/domain/run-summary.ts";
import type { Connection } from "../connection.ts";
import type { CopyValue } from "../copy-text.ts";
import type { Database } from "../database.ts";
import { measurements, rescores, runTallies, scores } from "../schema/index.ts";
import { copyRows } from "./copy-rows.ts";
import { correctTallies } from "./correct-tallies.ts";
import type { NewArchive } from "./new-run.ts";
import { saveArchive } from "./save-archive.ts";

/** A re-score laid over its run, ready to be stored and shown. */
export interface NewRescore {
  readonly archive: NewArchive;
  readonly submissionId: string;
  readonly summary: RescoreSummary;
  readonly placement: RescorePlacement;
  readonly plannedSource: PlannedSource | null;
  readonly scale: Scale;
  readonly scaledSum: number;
  readonly passHatK: readonly BoundAtK[];
  readonly passAtK: readonly BoundAtK[];
  readonly scores: readonly { readonly ordinal: number; readonly score: ScoreRecord | null }[];
  readonly now: Date;
}

/**
 * Stores a re-score of a published run: with a new ruler its scores and a tally, with one that the run has only what
 * was compared. Nothing that was there changes. Call it inside the transaction that publishes; the same file again
 * stores nothing.
 */
export async function saveRescore(connection: Connection, rescore: NewRescore): Promise<void> {
  const { db } = connection;
  const { id } = rescore.summary;
  const [known] = await db.select({ id: rescores.id }).from(rescores).where(eq(rescores.id, id));
  if (known !== undefined) return;
  await saveArchive(db, rescore.archive);
  await saveMeasurement(db, rescore.summary);
  await db.insert(rescores).values(toRescoreRow(rescore));
  if (rescore.placement.agreement !== null) return;
  await db.insert(runTallies).values(toTallyRow(rescore));
  await copyRows(connection.client, scores, scoreColumns, scoreRows(rescore));
  await correctTallies(db, [rescore.placement.run]);
}

async function saveMeasurement(db: Database, { measurement }: RescoreSummary): Promise<void> {
  const { key, scorer, scorerVersion, taskSetVersion, mode } = measurement;
  const parts = Object.fromEntries(measurement.parts.map(({ name, value }) => [name, value]));
  await db
    .insert(measurements)
    .values({ key, parts, scorer, scorerVersion, taskSetVersion, mode })
    .onConflictDoNothing();
}

function toRescoreRow({ summary, placement, archive, submissionId, now }: NewRescore) {
  const { id, scoreSource, numberReturned, tool, normalizations, episodes, migration } = summary;
  const { run: runId, matched, notMentioned, notInRun, agreement } = placement;
  return {
    ...{ id, scoreSource, numberReturned, tool, normalizations, episodes, migration },
    ...{ runId, matched, notMentioned, notInRun, agreement, submissionId },
    archiveSha256: archive.sha256,
    measurementKey: summary.measurement.key,
    addsScores: agreement === null,
    publishedAt: now,
  };
}

function toTallyRow({ summary, placement, plannedSource, scale, ...sums }: NewRescore) {
  const { scaledSum, passHatK, passAtK } = sums;
  return {
    ...placement.counts,
    ...{ plannedSource, scaledSum, passHatK, passAtK },
    runId: placement.run,
    measurementKey: summary.measurement.key,
    rescoreId: summary.id,
    parts: summary.measurement.parts,
    reasons: placement.reasons,
    rules: [],
    reportedAgreesWith: [],
    scaleLow: scale.low,
    scaleHigh: scale.high,
    scaleThreshold: scale.threshold,
  };
}

const scoreColumns = [
  ...["run_id", "ordinal", "measurement_key", "status", "reason", "value", "archived_value"],
  ...["reported_status", "score_source", "evidence", "replay"],
];

function* scoreRows({
  summary,
  placement,
  scores: rows,
}: NewRescore): Generator<readonly CopyValue[]> {
  const { key } = summary.measurement;
  for (const { ordinal, score } of rows) {
    const place = [placement.run, ordinal, key];
    if (score === null) {
      yield [...place, "missing", "not_in_archive", null, null, null, null, "[]", null];
      continue;
    }
    const { status, reason, value, archivedValue, reportedStatus, scoreSource, evidence } = score;
    yield [
      ...[...place, status, reason, value, archivedValue, reportedStatus, scoreSource],
      ...[JSON.stringify(evidence), score.replay ? JSON.stringify(score.replay) : null],
    ];
  }
}
