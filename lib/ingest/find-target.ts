import type { Database } from "#db/database.ts";
import { rescoredRuns } from "#db/queries/rescored-runs.ts";
import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Problem } from "#lib/domain/problem.ts";
import type { RescoreSummary } from "#lib/domain/replay/rescore-summary.ts";

/** The published run of a re-score, and whether it has been measured by that ruler before. */
export interface Target {
  readonly run: BoardRun;
  readonly hasRuler: boolean;
}

/** Finds the one run that a re-score is of, or says in words why there is none. */
export async function findTarget(
  db: Database,
  summary: RescoreSummary,
): Promise<Target | { readonly problem: Problem }> {
  const rows = await rescoredRuns(db, summary.of);
  const own = rows.filter(({ rescore }) => rescore === null);
  const [run, ...others] = own;
  if (run === undefined) return { problem: unknownRun(summary) };
  if (others.length > 0) return { problem: severalRuns(summary, own) };
  if (run.counts === null) return { problem: withoutEpisodes(summary, run) };
  const before = rows.filter(({ rescore }) => rescore?.id !== summary.id);
  const { key } = summary.measurement;
  return { run, hasRuler: before.some(({ measurement }) => measurement.key === key) };
}

function unknownRun({ of, source }: RescoreSummary): Problem {
  const told = [
    ...(of.run === null ? [] : [`run ${of.run}`]),
    ...(of.archiveSha256 === null ? [] : [`archive sha256 ${of.archiveSha256}`]),
    ...(of.nativeId === null ? [] : [`native id ${of.nativeId}`]),
    ...(of.taskSet === null ? [] : [`task set ${of.taskSet}`]),
  ];
  const message = `No published run fits ${told.join(", ")}. Publish the run first, from the very bytes that were re-scored; its page then shows the id (r_...) to write in "of".`;
  return { code: "unknown_run", effect: "refused", source, message };
}

const named = 5;

function severalRuns({ source }: RescoreSummary, runs: readonly BoardRun[]): Problem {
  const ids = runs.slice(0, named).map(({ id, taskSet }) => `${id} (${taskSet.name})`);
  const message = `${runs.length} published runs fit what "of" says: ${ids.join(", ")}. Name one by its id, as "of": {"run": "r_..."}.`;
  return { code: "unknown_run", effect: "refused", source, message };
}

function withoutEpisodes({ source }: RescoreSummary, { id }: BoardRun): Problem {
  const message = `Run ${id} is a reported figure without episodes: there is nothing in it that can be re-scored.`;
  return { code: "unknown_run", effect: "refused", source, message };
}
