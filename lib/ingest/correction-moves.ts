import type { Database } from "#db/database.ts";
import { boardOfSubject } from "#db/queries/board-of-subject.ts";
import { archivedBoardRuns, boardRuns } from "#db/queries/board-runs.ts";
import { runCorrections } from "#db/queries/run-corrections.ts";
import { talliedRun } from "#db/queries/tallied-run.ts";
import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { concernsRun } from "#lib/domain/correction/concerns-run.ts";
import { correctRun } from "#lib/domain/correction/correct-run.ts";
import { correctedFigures } from "#lib/domain/correction/corrected-figures.ts";
import type { Correction, CorrectionEffect } from "#lib/domain/correction/correction.ts";
import type { CorrectionDraft } from "#lib/domain/correction/correction-draft.ts";
import { correctionEffect } from "#lib/domain/correction/correction-effect.ts";
import { subjectOf } from "#lib/domain/correction/correction-subject.ts";
import { episodeEffects } from "#lib/domain/correction/episode-effect.ts";

/** A board without and with a correction that nobody wrote yet. */
export interface CorrectionMoves {
  /** Null when what it speaks of is on no board. */
  readonly board: Board | null;
  readonly before: readonly BoardRun[];
  /** The same rows and, marked as withdrawn, those that it takes away. */
  readonly after: readonly BoardRun[];
  /** Row by row, the ones that it speaks of. */
  readonly touched: readonly { readonly before: BoardRun; readonly after: BoardRun }[];
  /** Of the one row that it moves; null when it moves none or several. */
  readonly effect: CorrectionEffect | null;
}

/** Works out what a correction would do to its board, by the functions that do it. Nothing is stored. */
export async function correctionMoves(
  db: Database,
  draft: CorrectionDraft,
): Promise<CorrectionMoves> {
  const board = await boardOfSubject(db, subjectOf(draft.target));
  if (board === null) return { board, before: [], after: [], touched: [], effect: null };
  const archived = await archivedBoardRuns(db, board.slug);
  const before = await boardRuns(db, board.slug, "withdrawn too");
  const spoken = archived.filter((run) => concernsRun(draft, run));
  const inForce = await runCorrections(db, spoken);
  const correction = { ...draft, id: "", createdAt: "", effect: null };
  const standing = inForce.filter(({ id }) => id !== draft.supersedes);
  const touched: CorrectionMoves["touched"][number][] = [];
  for (const run of spoken) {
    const old = before.find((row) => isSameRow(row, run));
    if (old === undefined) throw new Error(`the row ${run.id} changed while it was read`);
    touched.push({ before: old, after: await rowUnder(db, run, [...standing, correction]) });
  }
  const effects = touched.flatMap((row) => correctionEffect(draft, row.before, row.after) ?? []);
  const [effect] = effects;
  return {
    board,
    before,
    after: before.map((row) => touched.find((pair) => pair.before === row)?.after ?? row),
    touched,
    effect: effect !== undefined && effects.length === 1 ? effect : null,
  };
}

async function rowUnder(
  db: Database,
  archived: BoardRun,
  corrections: readonly Correction[],
): Promise<BoardRun> {
  const own = corrections.filter((one) => concernsRun(one, archived));
  const tallied = await talliedRun(db, archived.id, archived.measurement.key);
  const figures = tallied === null ? null : correctedFigures(tallied, episodeEffects(own));
  return correctRun(archived, own, figures);
}

function isSameRow(a: BoardRun, b: BoardRun): boolean {
  return a.id === b.id && a.measurement.key === b.measurement.key;
}
