import type { Counts } from "#lib/domain/run-summary.ts";
import type { Database } from "../database.ts";
import { costTotals, problems, reportedFigures, runTallies } from "../schema/index.ts";
import type { NewRun } from "./new-run.ts";

/** Stores what boards read of a run: its one tally row, its cost totals, its reported figures and its problems. */
export async function saveTally(db: Database, run: NewRun): Promise<void> {
  const { id: runId, costs, reported } = run.summary;
  await db.insert(runTallies).values(toTallyRow(run));
  await insertAll(costs, (rows) => db.insert(costTotals).values(placed(runId, rows)));
  await insertAll(reported, (rows) => db.insert(reportedFigures).values(placed(runId, rows)));
  await insertAll(run.problems, (rows) => db.insert(problems).values(placed(runId, rows)));
}

function toTallyRow({ summary, scale, scaledSum }: NewRun) {
  const { plannedSource, reasons, slices, passHatK, passAtK, rules, reportedAgreesWith } = summary;
  return {
    ...{ plannedSource, scaledSum, reasons, slices, passHatK, passAtK, rules, reportedAgreesWith },
    ...(summary.counts ?? noCounts),
    runId: summary.id,
    measurementKey: summary.measurement.key,
    parts: summary.measurement.parts,
    scaleLow: scale.low,
    scaleHigh: scale.high,
    scaleThreshold: scale.threshold,
  };
}

const noCounts = {
  declared: null,
  planned: null,
  valid: null,
  pass: null,
  fail: null,
  partial: null,
  unscored: null,
  replayInvalid: null,
  invalid: null,
  suspect: null,
  excluded: null,
  missing: null,
  unplanned: null,
} as const satisfies Record<keyof Counts, null>;

/** An INSERT takes at most 65535 values; rows here have at most 17. */
const rowsAtOnce = 1000;

async function insertAll<Row>(
  rows: readonly Row[],
  insert: (part: readonly (Row & { readonly place: number })[]) => Promise<unknown>,
): Promise<void> {
  const withPlaces = rows.map((row, place) => ({ ...row, place }));
  for (let from = 0; from < withPlaces.length; from += rowsAtOnce) {
    await insert(withPlaces.slice(from, from + rowsAtOnce));
  }
}

function placed<Row extends object>(
  runId: string,
  rows: readonly Row[],
): (Row & { readonly runId: string })[] {
  return rows.map((row) => ({ ...row, runId }));
}
