import type { Database } from "#db/database.ts";
import type { GradedTrajectory, Regrade } from "#lib/domain/replay/regrade.ts";
import { episodeOutcome } from "#lib/domain/score/count-episodes.ts";
import type { SubmissionReport } from "#lib/domain/submission/submission.ts";
import type { ArchiveReading, RunReading } from "#lib/summary/read-report.ts";
import { findRegrades } from "./find-regrades.ts";

/** The report of a reading, with the published runs whose trajectories it holds; without any it is as it was. */
export async function withRegrades(
  db: Database,
  { report, runs }: Pick<ArchiveReading, "report" | "runs">,
): Promise<SubmissionReport> {
  const regrades: Regrade[] = [];
  for (const run of runs) {
    regrades.push(...(await findRegrades(db, run.summary, gradedEpisodes(run))));
  }
  return regrades.length === 0 ? report : { ...report, regrades };
}

function gradedEpisodes({ episodes, scale }: RunReading): GradedTrajectory[] {
  return episodes.map((episode) => {
    const { task, trial, trajectoryDigest = null, score } = episode;
    const outcome = episodeOutcome(episode, scale);
    return { task, trial, trajectoryDigest, status: score.status, outcome };
  });
}
