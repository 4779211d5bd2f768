import type { Database } from "#db/database.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { RescorePlacement, RescoreSummary } from "#lib/domain/replay/rescore-summary.ts";
import type { SubmissionReport } from "#lib/domain/submission/submission.ts";
import type { ArchiveReading } from "#lib/summary/read-report.ts";
import { findTarget } from "./find-target.ts";
import { layRescore } from "./lay-rescore.ts";

/** The report with what each re-score comes to over its run, and why one cannot be laid over any. */
export async function placeRescores(
  db: Database,
  { report, rescores }: ArchiveReading,
): Promise<SubmissionReport> {
  if (rescores.length === 0) return report;
  const summaries: RescoreSummary[] = [];
  const problems = [...report.problems];
  for (const reading of rescores) {
    const target = await findTarget(db, reading.summary);
    if ("problem" in target) {
      problems.push(target.problem);
      summaries.push(reading.summary);
      continue;
    }
    const { placement } = await layRescore(db, reading, target);
    summaries.push({ ...reading.summary, placement });
    problems.push(...strangers(reading.summary, placement));
  }
  return { ...report, rescores: summaries, problems };
}

const named = 5;

/** Episodes that the run does not have: none of their scores is stored, and without any other there is nothing to. */
function strangers(
  { source }: RescoreSummary,
  { notInRun, matched, run }: RescorePlacement,
): readonly Problem[] {
  if (notInRun.length === 0) return [];
  const some = notInRun.slice(0, named).join("; ");
  const more = notInRun.length > named ? `; and ${notInRun.length - named} more` : "";
  const of = matched === 0 ? "None of its episodes" : `${matched} of its episodes`;
  const message = `Run ${run} has no such episode: ${some}${more}. ${of} belong to the run; check the task ids and trial numbers.`;
  return [
    {
      code: "episode_not_in_run",
      effect: matched === 0 ? "refused" : "score_lost",
      source,
      message,
    },
  ];
}
