import type { BoardRun } from "../board/board-run.ts";
import type { ReportedCheck } from "../run-summary.ts";
import { scoreFigures } from "../score/score-figures.ts";
import type { CorrectedFigures } from "./corrected-figures.ts";
import type { Correction } from "./correction.ts";
import { correctionMark } from "./correction-mark.ts";

/**
 * A row as the corrections in force leave it, with every archived figure that changed kept beside it in `archived`.
 * A retraction of the run withdraws the row; of a figure leaves it unknown, never zero; a cost re-basis names the basis
 * that counts; a relabel changes names and no key. The latest of two relabels of one name, or of two re-bases, holds.
 *
 * @param corrections those that concern the run, in force, the oldest first
 * @param figures of its episodes as corrected; null where no episode is touched
 */
export function correctRun(
  run: BoardRun,
  corrections: readonly Correction[],
  figures: CorrectedFigures | null,
): BoardRun {
  if (corrections.length === 0) return run;
  const changed = {
    ...(figures === null || run.counts === null ? {} : correctedCounts(figures)),
    ...correctedNames(run, corrections),
    ...correctedReported(run, corrections),
  };
  const withdrawal = corrections.find(
    ({ kind, target }) => kind === "retraction" && target.kind === "run",
  );
  return {
    ...run,
    ...changed,
    costBasis: rebased(corrections) ?? run.costBasis,
    corrections: corrections.map(correctionMark),
    withdrawn: withdrawal === undefined ? null : correctionMark(withdrawal),
    archived: Object.keys(changed).length === 0 ? null : archivedOf(run),
  };
}

function archivedOf(run: BoardRun): NonNullable<BoardRun["archived"]> {
  const { counts, reasons, score, slices, passHatK, passAtK, rules, system, reported } = run;
  return { counts, reasons, score, slices, passHatK, passAtK, rules, system, reported };
}

function correctedCounts({ corrections: _ids, scaledSum, ...figures }: CorrectedFigures) {
  return { ...figures, score: scoreFigures(figures.counts, scaledSum) };
}

function rebased(corrections: readonly Correction[]): BoardRun["costBasis"] {
  const bases = corrections.flatMap(({ change }) =>
    change?.kind === "cost_basis" ? [change.basis] : [],
  );
  return bases.at(-1) ?? null;
}

function correctedNames(
  run: BoardRun,
  corrections: readonly Correction[],
): Partial<Pick<BoardRun, "system">> {
  const names = corrections.flatMap(({ change }) =>
    change?.kind === "names" ? [change.names] : [],
  );
  if (names.length === 0) return {};
  return { system: Object.assign({}, run.system, ...names) };
}

function correctedReported(
  run: BoardRun,
  corrections: readonly Correction[],
): Partial<Pick<BoardRun, "reported">> {
  const retracted = new Set(
    corrections.flatMap(({ kind, target }) =>
      kind === "retraction" && target.kind === "figure" ? [target.metric] : [],
    ),
  );
  if (!run.reported.some(({ metric }) => retracted.has(metric))) return {};
  return {
    reported: run.reported.map((figure) =>
      retracted.has(figure.metric) ? withoutValue(figure) : figure,
    ),
  };
}

function withoutValue(figure: ReportedCheck): ReportedCheck {
  return { ...figure, value: null, agrees: null, notes: [...figure.notes, "retracted"] };
}
