import { db } from "#db/client.ts";
import { boardRuns } from "#db/queries/board-runs.ts";
import { comparedScores } from "#db/queries/compared-scores.ts";
import { findRun } from "#db/queries/find-run.ts";
import { listBoards } from "#db/queries/list-boards.ts";
import type { CompareQuery } from "#lib/url/compare-query.ts";
import { type Parted, partRuns } from "#lib/view/compare/compare-apart.ts";
import { type CompareChoices, compareChoices } from "#lib/view/compare/compare-choices.ts";
import type { CompareInput } from "#lib/view/compare/compare-view.ts";

export interface LoadedCompare extends Parted {
  /** The runs compared with their episodes; empty below two. */
  readonly inputs: readonly CompareInput[];
  readonly choices: CompareChoices;
}

/** Loads the runs of an address and the episodes of those that can be compared. */
export async function loadCompare(query: CompareQuery): Promise<LoadedCompare> {
  const ids = [query.base, ...query.runs].filter((id) => id !== "");
  const named = await Promise.all(
    ids.map(async (id) => ({ id, run: (await findRun(db, id))?.run ?? null })),
  );
  const parted = partRuns(named, query.ignoreRulers);
  const compared = parted.compared.length < 2 ? [] : parted.compared;
  const inputs = await Promise.all(
    compared.map(async (run) => ({ run, scores: await comparedScores(db, run) })),
  );
  const boards = (await listBoards(db)).map(({ board }) => board);
  const own = named.flatMap(({ run }) => run?.board ?? [])[0];
  const board = query.board === "" ? (own ?? "") : query.board;
  const rows = await boardRuns(db, board);
  return { ...parted, inputs, choices: compareChoices(boards, board, rows, query) };
}
