import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { type RescoreSource, rescoreSources } from "#lib/domain/replay/rescore-record.ts";
import type { CostTotal, Counts, ReportedCheck, ScoreFigures } from "#lib/domain/run-summary.ts";
import { scoreFigures } from "#lib/domain/score/score-figures.ts";
import type { costTotals, reportedFigures, runTallies } from "../schema/index.ts";
import type { BoardRunRow } from "./board-run-rows.ts";

type FigureRow = typeof reportedFigures.$inferSelect;
type CostRow = typeof costTotals.$inferSelect;
type TallyRow = typeof runTallies.$inferSelect;

/** Puts a run's columns and tallies back into the shape of a report. */
export function toBoardRun(
  row: BoardRunRow,
  figures: readonly FigureRow[] = [],
  costs: readonly CostRow[] = [],
): BoardRun {
  const { run, tally, archive } = row;
  if (run.publishedAt === null) throw new Error(`run ${run.id} is not published`);
  const { id, nativeId, memberPath, source, benchmark, dates, notes, asks } = run;
  const { listed, unlistedReason, constructed, provenance, ledger, reproductions } = run;
  const counts = toCounts(tally);
  return {
    ...{ id, nativeId, memberPath, source, benchmark, dates, notes, asks },
    ...{ listed, unlistedReason, constructed, provenance, ledger, reproductions },
    visibility: archive.visibility,
    taskSet: {
      name: run.taskSet,
      version: run.taskSetVersion,
      hash: run.taskSetHash,
      tasks: run.taskSetTasks,
    },
    system: toSystem(row),
    measurement: toMeasurement(row),
    plannedSource: tally.plannedSource,
    counts,
    reasons: tally.reasons,
    score: toFigures(counts, tally.scaledSum),
    slices: tally.slices,
    passHatK: tally.passHatK,
    passAtK: tally.passAtK,
    rules: tally.rules,
    costs: costs.map(toCost),
    reportedAgreesWith: tally.reportedAgreesWith,
    // What the archive states was held against its own scores, never against another ruler's.
    reported: row.rescore === null ? figures.map(toReported) : [],
    board: row.board,
    archiveSha256: archive.sha256,
    archiveFormat: archive.format,
    archiveName: archive.name,
    publishedAt: run.publishedAt.toISOString(),
    problemCount: row.problemCount,
    rescore: toRescore(row.rescore),
    ...{ corrections: [], withdrawn: null, costBasis: null, archived: null },
  };
}

function toRescore(row: BoardRunRow["rescore"]): BoardRun["rescore"] {
  if (row === null) return null;
  const { id, numberReturned, tool, normalizations, archiveSha256 } = row;
  const { notMentioned, notInRun, migration } = row;
  return {
    ...{ id, numberReturned, tool, normalizations, archiveSha256 },
    ...{ notMentioned, notInRun, migration },
    scoreSource: rescoreSource(row.scoreSource),
    publishedAt: row.publishedAt.toISOString(),
  };
}

/** The table refuses any other; the column's type cannot say so. */
function rescoreSource(source: string): RescoreSource {
  const found = rescoreSources.find((one) => one === source);
  if (found === undefined) throw new Error(`a re-score was stored as ${source}`);
  return found;
}

function toSystem({ run }: BoardRunRow): BoardRun["system"] {
  const { model, modelOrganization, agent, agentVersion, reasoningEffort } = run;
  const { submittingOrganization, settings } = run;
  return {
    ...{ model, modelOrganization, agent, agentVersion, reasoningEffort },
    ...{ submittingOrganization, settings },
  };
}

function toMeasurement({ measurement, tally }: BoardRunRow): BoardRun["measurement"] {
  const { scorer, scorerVersion, taskSetVersion, mode, key } = measurement;
  return { scorer, scorerVersion, taskSetVersion, mode, key, parts: tally.parts };
}

function toCounts(tally: TallyRow): Counts | null {
  const { declared, planned, valid, pass, fail, partial, unscored, replayInvalid } = tally;
  const { invalid, suspect, excluded, missing, unplanned } = tally;
  if (declared === null || planned === null || valid === null) return null;
  if (pass === null || fail === null || partial === null || unscored === null) return null;
  if (replayInvalid === null || invalid === null || suspect === null) return null;
  if (excluded === null || missing === null || unplanned === null) return null;
  return {
    ...{ declared, planned, valid, pass, fail, partial, unscored, replayInvalid },
    ...{ invalid, suspect, excluded, missing, unplanned },
  };
}

/** The divisions of measurement.md 1 and 2, from the stored integers and sum. */
function toFigures(counts: Counts | null, sumScaled: number | null): ScoreFigures {
  if (counts === null || sumScaled === null) {
    return { naive: null, ofScored: null, low: null, high: null };
  }
  return scoreFigures(counts, sumScaled);
}

function toCost({ runId: _run, place: _place, ...cost }: CostRow): CostTotal {
  return cost;
}

function toReported({ runId: _run, place: _place, ...figure }: FigureRow): ReportedCheck {
  return figure;
}
