import { db } from "#db/client.ts";
import { archiveRuns } from "#db/queries/archive-runs.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findRun } from "#db/queries/find-run.ts";
import { runEpisodes } from "#db/queries/run-episodes.ts";
import type { Board } from "#lib/domain/board/board-run.ts";
import { type DiffAnswer, type DiffSide, diffSides } from "#lib/summary/diff-sides.ts";
import type { DiffQuery } from "#lib/url/diff-query.ts";
import { type DiffChoice, defaultSides, diffChoices } from "#lib/view/diff/diff-choices.ts";

export interface LoadedDiff {
  readonly choices: readonly DiffChoice[];
  /** The sides compared, as the address would name them; null when there is nothing to compare. */
  readonly from: string | null;
  readonly to: string | null;
  readonly before: DiffSide;
  readonly after: DiffSide;
  readonly answer: DiffAnswer;
}

/** Loads both sides of a board's diff and compares them: one path for the page and the API. */
export async function loadDiff(board: Board, query: DiffQuery): Promise<LoadedDiff> {
  const runs = await boardRuns(db, board.slug);
  const choices = diffChoices(runs);
  const sides = defaultSides(choices);
  const from = query.from === "" ? (sides?.[0] ?? null) : query.from;
  const to = query.to === "" ? (sides?.[1] ?? null) : query.to;
  const side = async (name: string | null): Promise<DiffSide> => {
    if (name === null) return { runs: [] };
    if (name.startsWith("r_")) return runSide(board, name);
    const archives = runs
      .filter(({ measurement, counts }) => measurement.key === name && counts === null)
      .map(({ archiveSha256 }) => archiveSha256);
    const rows = await archiveRuns(db, [...new Set(archives)]);
    return { runs: rows.map((summary) => ({ summary, episodes: [] })) };
  };
  const [before, after] = [await side(from), await side(to)];
  const metric = query.metric === "" ? `${board.taskSet}/pass_hat_1` : query.metric;
  const { ignoreComparability } = query;
  const answer = diffSides(before, after, { metric, ignoreComparability });
  return { choices, from, to, before, after, answer };
}

async function runSide(board: Board, id: string): Promise<DiffSide> {
  const found = await findRun(db, id);
  if (found === null || found.run.board !== board.slug) return { runs: [] };
  const { counts } = found.run;
  const limit = counts === null ? 1 : counts.declared + counts.unplanned;
  const rows = await runEpisodes(db, id, { afterOrdinal: null, limit });
  const episodes = rows.filter(({ planned }) => planned);
  return { runs: [{ summary: found.run, episodes }] };
}
