import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { measurementPartNames, partValue } from "#lib/domain/measurement.ts";
import { sameFigure } from "#lib/domain/numbers/same-figure.ts";
import { dateCell } from "../board/date-cell.ts";
import { rulerChips } from "../board/ruler-chips.ts";
import { scoreCell } from "../board/score-cell.ts";
import { rankedFigure } from "./ranked-figure.ts";

/** Another row of the same system on the same board. */
export interface RunSibling {
  readonly id: string;
  readonly measurementKey: string;
  readonly score: string;
  readonly coverage: string;
  readonly ruler: string;
  readonly date: string;
  readonly archive: string;
  readonly hasEpisodes: boolean;
  /** What the two figures say to each other, in words. */
  readonly agreement: string;
}

export function runSibling(run: BoardRun, sibling: BoardRun): RunSibling {
  const score = scoreCell(sibling);
  return {
    id: sibling.id,
    measurementKey: sibling.measurement.key,
    score: score.text,
    coverage: score.coverage,
    ruler: rulerChips(sibling)
      .map(({ text }) => text)
      .join(" · "),
    date: dateCell(sibling.dates).text,
    archive: sibling.archiveName,
    hasEpisodes: sibling.counts !== null,
    agreement: agreement(run, sibling),
  };
}

/** Whether a reported figure agrees with the episodes beside it: under two rulers that is no question. */
function agreement(run: BoardRun, sibling: BoardRun): string {
  if (hasOtherRuler(run, sibling)) return "measured with another ruler";
  const [figures, episodes] = run.counts === null ? [run, sibling] : [sibling, run];
  if (figures.counts !== null) return "both hold episodes";
  if (episodes.counts === null) return sameFigureText(run, sibling);
  const figure = rankedFigure(figures);
  const { low, high } = episodes.score;
  if (figure === null || figure.value === null || low === null || high === null) {
    return "nothing to hold against each other";
  }
  const value = Number(figure.value) / (figure.unit === "percent" ? 100 : 1);
  const slack = roundingSlack(figure.value, figure.unit);
  const isInside = value >= low - slack && value <= high + slack;
  return isInside ? "agrees: inside the bounds" : "differs: outside the bounds";
}

/** A part that nobody names contradicts nothing. */
function hasOtherRuler(run: BoardRun, sibling: BoardRun): boolean {
  return measurementPartNames.some((name) => {
    const here = partValue(run.measurement.parts, name);
    const there = partValue(sibling.measurement.parts, name);
    return here !== null && there !== null && here !== there;
  });
}

/** Half of the last digit that was archived. */
function roundingSlack(lexeme: string, unit: string): number {
  const decimals = /\.(\d+)$/.exec(lexeme)?.[1]?.length;
  const last = decimals === undefined ? 1 : 10 ** -decimals;
  return (0.5 * last) / (unit === "percent" ? 100 : 1) + 1e-9;
}

function sameFigureText(run: BoardRun, sibling: BoardRun): string {
  const [here, there] = [rankedFigure(run), rankedFigure(sibling)];
  if (here === null || there === null) return "nothing to hold against each other";
  const isSame = here.unit === there.unit && sameFigure(here.value, there.value);
  return isSame ? "the same figure" : "another figure";
}
