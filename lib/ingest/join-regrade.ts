import type { Database } from "#db/database.ts";
import { findRun } from "#db/queries/find-run.ts";
import { replayTraces } from "#db/queries/replay-traces.ts";
import type { EpisodeEvent } from "#lib/domain/episode/episode-event.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { ArchiveReading, RunReading } from "#lib/summary/read-report.ts";
import { regradeAsRescore } from "#lib/summary/regrade-as-rescore.ts";
import { type ReplayPair, replayRuns } from "#lib/summary/replay-runs.ts";
import { runTraces } from "#lib/summary/run-traces.ts";

type EventsOf = (runId: string, ordinal: number) => readonly EpisodeEvent[];

/**
 * Turns a reading into a re-score of the published run that its submitter names, when the archive holds one run and
 * its trajectories are that run's. Otherwise it stays a run of its own, and a note says why.
 */
export async function joinRegrade(
  db: Database,
  reading: ArchiveReading,
  of: string,
  eventsOf: EventsOf,
): Promise<ArchiveReading> {
  const [run, ...others] = reading.runs;
  if (run === undefined) return reading;
  const pair = others.length > 0 ? null : await comparedWith(db, run, of, eventsOf);
  const { sha256 } = reading.report.archive;
  const isSame = pair?.comparison.episodes.some(({ finding }) => finding.kind === "judged");
  if (pair === null || sha256 === null || isSame !== true) {
    const problems = [...reading.report.problems, notTheSame(run, of)];
    return { ...reading, report: { ...reading.report, problems } };
  }
  const { comparison } = pair;
  const rescore = regradeAsRescore({ run, archiveSha256: sha256, of, comparison });
  return {
    report: { ...reading.report, runs: [], rescores: [rescore.summary] },
    runs: [],
    rescores: [rescore],
  };
}

async function comparedWith(
  db: Database,
  run: RunReading,
  of: string,
  eventsOf: EventsOf,
): Promise<ReplayPair | null> {
  const found = await findRun(db, of);
  if (found === null || found.run.counts === null) return null;
  const { declared, unplanned } = found.run.counts;
  const recorded = await replayTraces(db, of, declared + unplanned);
  const traces = runTraces(run, (ordinal) => eventsOf(run.summary.id, ordinal));
  // An episode without a digest proves nothing of its messages.
  const known = recorded.filter(({ trajectoryDigest: digest }) => digest !== null);
  const answer = replayRuns(
    [{ summary: found.run, traces: known }],
    [{ summary: run.summary, traces }],
  );
  if (answer.kind !== "compared") return null;
  const [pair] = answer.pairs;
  return pair === undefined ? null : pair;
}

function notTheSame({ summary }: RunReading, of: string): Problem {
  return {
    code: "declaration_contradicts_archive",
    effect: "note",
    source: summary.source,
    message: `You asked to add these scores to run ${of}, but this archive does not hold one run with its trajectories: it stays a run of its own.`,
  };
}
