import { db } from "#db/client.ts";
import { archiveRuns } from "#db/queries/archive-runs.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { findEdition } from "#db/queries/find-edition.ts";
import { listEditions } from "#db/queries/list-editions.ts";
import { standingEpisodes } from "#db/queries/standing-episodes.ts";
import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { editionFigures } from "#lib/domain/edition/edition-figures.ts";
import type { DiffSide } from "#lib/summary/diff-side.ts";
import { type DiffAnswer, diffSides } from "#lib/summary/diff-sides.ts";
import type { DiffQuery } from "#lib/url/diff-query.ts";
import { editionNumber } from "#lib/url/edition-number.ts";
import { rowId } from "#lib/view/board/row-id.ts";
import { type DiffChoice, defaultSides, diffChoices } from "#lib/view/diff/diff-choices.ts";
import { editionChoices } from "#lib/view/diff/edition-choices.ts";

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
  const now = diffChoices(runs);
  const choices = [...now, ...editionChoices(await listEditions(db, board.slug))];
  const sides = defaultSides(now);
  const from = query.from === "" ? (sides?.[0] ?? null) : query.from;
  const to = query.to === "" ? (sides?.[1] ?? null) : query.to;
  const side = async (name: string | null): Promise<DiffSide> => {
    if (name === null) return { runs: [] };
    if (/^[rx]_/.test(name)) return runSide(runs, name);
    const number = editionNumber(name);
    if (number !== null) return editionSide(board, number);
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

/** The figures that an edition ranked; nothing when there is no such edition. */
async function editionSide(board: Board, number: number): Promise<DiffSide> {
  const edition = await findEdition(db, board.slug, number);
  return { runs: [], figures: edition === null ? [] : editionFigures(edition.content, board) };
}

/** One row of the board: a run as published, or under the ruler of a re-score. */
async function runSide(runs: readonly BoardRun[], id: string): Promise<DiffSide> {
  const run = runs.find((row) => rowId(row) === id);
  if (run === undefined) return { runs: [] };
  const episodes = await standingEpisodes(db, run);
  return { runs: [{ summary: run, episodes }] };
}
