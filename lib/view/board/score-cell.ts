import type { BoardRun } from "#lib/domain/board/board-run.ts";
import type { Counts } from "#lib/domain/run-summary.ts";
import { metricName } from "../run/metric-name.ts";
import { rankedFigure } from "../run/ranked-figure.ts";
import { decimalFraction, decimalPercent } from "../words/decimal-percent.ts";
import { formatBounds, spokenBounds } from "../words/format.ts";

/** What stands in the score column. A figure without episodes has no bar: its coverage is unknown. */
export type ScoreCell =
  | {
      readonly kind: "bounds";
      readonly text: string;
      /** `195/200 scored`. */
      readonly coverage: string;
      /** Shares of the planned episodes, from 0 to 1: the sum of values, then what could still be either. */
      readonly pass: number;
      readonly unresolved: number;
      /** The figure as archived, from 0 to 1; null when the archive states none. */
      readonly tick: number | null;
      readonly spoken: string;
    }
  | {
      readonly kind: "figure";
      readonly text: string;
      readonly coverage: string;
      readonly tick: number | null;
      readonly spoken: string;
    };

type Scored = Pick<BoardRun, "counts" | "score" | "reported">;

export function scoreCell(run: Scored): ScoreCell {
  const { counts, score } = run;
  if (counts === null || score.low === null || score.high === null) return figureCell(run);
  const { low, high } = score;
  return {
    kind: "bounds",
    text: formatBounds(low, high),
    coverage: coverageText(counts, low),
    pass: low,
    unresolved: high - low,
    tick: archivedTick(run),
    spoken: spokenCounts(counts, low, high),
  };
}

/** With partial credit the sum is named that the solid part stands for. */
function coverageText(counts: Counts, low: number): string {
  const scored = `${counts.valid}/${counts.planned} scored`;
  if (counts.partial === 0) return scored;
  return `sum ${(low * counts.planned).toFixed(1)} of ${counts.planned}, ${scored}`;
}

function spokenCounts(counts: Counts, low: number, high: number): string {
  const { pass, fail, partial, planned, valid } = counts;
  const partly = partial === 0 ? "" : `${partial} partial, `;
  const split = `${pass} pass, ${partly}${fail} fail, ${planned - valid} unresolved of ${planned}`;
  return `${split}: ${spokenBounds(low, high)}`;
}

function figureCell(run: Scored): ScoreCell {
  const figure = rankedFigure(run);
  const unit = figure === null ? null : shareUnit(figure.unit);
  if (figure === null || figure.value === null || unit === null) {
    const [text, coverage] = ["no figure", "coverage unknown"];
    return { kind: "figure", text, coverage, tick: null, spoken: `${text}, ${coverage}` };
  }
  const text = decimalPercent(figure.value, unit);
  const metric = metricName(figure.metric);
  return {
    kind: "figure",
    text,
    coverage: `${metric}, coverage unknown`,
    tick: decimalFraction(figure.value, unit),
    spoken: `${metric} reported as ${text}, coverage unknown`,
  };
}

/** Where the archive's own figure stands, from 0 to 1; null when it states none. */
export function archivedTick(run: Pick<BoardRun, "reported">): number | null {
  const figure = rankedFigure(run);
  const unit = figure === null ? null : shareUnit(figure.unit);
  return figure === null || unit === null ? null : decimalFraction(figure.value, unit);
}

function shareUnit(unit: string): "percent" | "fraction" | null {
  return unit === "percent" || unit === "fraction" ? unit : null;
}
