import { hasRuler } from "#lib/domain/board/has-ruler.ts";
import { rankIntervals } from "#lib/domain/board/rank-interval.ts";
import { rowBounds } from "#lib/domain/board/row-bounds.ts";
import { sharedRanks } from "#lib/domain/board/shared-rank.ts";
import type { EditionContent, EditionRow } from "#lib/domain/edition/edition.ts";
import { modes, partValue } from "#lib/domain/measurement.ts";
import { compareFractions } from "#lib/domain/numbers/compare-fractions.ts";
import { scoreFigures } from "#lib/domain/score/score-figures.ts";
import { compareFigures, rankedFigure } from "../run/ranked-figure.ts";
import { decimalPercent } from "../words/decimal-percent.ts";
import { formatBounds, formatRanks } from "../words/format.ts";

/** One row of an edition as it was published. */
export interface EditionLine {
  readonly id: string;
  readonly label: string;
  /** A range, or `=5` for a shared place; a dash for a row that stands apart. */
  readonly rank: string;
  /** Bounds, or the figure as archived. */
  readonly score: string;
  readonly coverage: string;
  /** Why it takes no rank; null for a row with one. */
  readonly apart: string | null;
}

/**
 * The rows of an edition with the ranks and bounds that its counts and figures give, best first; rows of another ruler
 * and rows that are not listed take no rank and stand last. Figures rank among figures, episodes among episodes.
 */
export function editionLines(content: EditionContent, benchmark: string): readonly EditionLine[] {
  const { measurement, rows } = content;
  const mode = modes.find((known) => known === partValue(measurement.parts, "mode")) ?? "unknown";
  const mayRank = hasRuler({ benchmark, measurement: { mode } });
  const ranked = rows.filter((row) => row.listed && row.measurementKey === measurement.key);
  const places = [...figurePlaces(ranked), ...(mayRank ? boundPlaces(ranked) : [])];
  const placed = new Set(places.map(({ row }) => row));
  return [
    ...places.toSorted((a, b) => a.order - b.order).map(({ row, rank }) => toLine(row, rank, null)),
    ...rows
      .filter((row) => !placed.has(row))
      .map((row) => toLine(row, "–", whyApart(row, measurement.key))),
  ];
}

interface Placed {
  readonly row: EditionRow;
  readonly rank: string;
  readonly order: number;
}

function figurePlaces(rows: readonly EditionRow[]): readonly Placed[] {
  const valued = rows
    .filter(({ counts }) => counts === null)
    .flatMap((row) => {
      const figure = figureOf(row);
      return figure === null ? [] : [{ row, figure }];
    });
  const figures = valued.map(({ figure }) => figure);
  return sharedRanks(figures, compareFigures).flatMap(({ rank, tied }, index) =>
    valued
      .slice(index, index + 1)
      .map(({ row }) => ({ row, rank: `${tied ? "=" : ""}${rank}`, order: rank })),
  );
}

function boundPlaces(rows: readonly EditionRow[]): readonly Placed[] {
  const bounded = rows.flatMap((row) => {
    const bounds = boundsOf(row);
    return bounds === null ? [] : [{ row, ...bounds }];
  });
  return rankIntervals(bounded, compareFractions).flatMap(({ best, worst }, index) =>
    bounded
      .slice(index, index + 1)
      .map(({ row }) => ({ row, rank: formatRanks(best, worst), order: best })),
  );
}

function boundsOf({ counts, scaledSum }: EditionRow) {
  if (counts === null || scaledSum === null) return null;
  return rowBounds(counts, scoreFigures(counts, Number(scaledSum)));
}

/** A figure of an edition, as ranks compare it. */
function figureOf({ reported }: EditionRow) {
  const checks = reported.map((figure) => ({
    ...{ ...figure, recomputed: null, agrees: null, source: "", notes: [] },
  }));
  return rankedFigure({ reported: checks });
}

function whyApart({ listed, measurementKey, counts }: EditionRow, ranked: string): string {
  if (measurementKey !== ranked) return "measured with another ruler";
  if (!listed) return "not listed by its archive";
  return counts === null ? "no figure to rank by" : "no ruler to rank by";
}

function toLine(row: EditionRow, rank: string, apart: string | null): EditionLine {
  const { id, counts, system } = row;
  const model = system.model ?? row.nativeId ?? "unknown model";
  const label = [model, system.reasoningEffort].filter((part) => part !== null).join(" · ");
  const coverage = counts === null ? "unknown" : `${counts.valid} of ${counts.planned}`;
  return { id, label, rank, score: scoreText(row), coverage, apart };
}

function scoreText(row: EditionRow): string {
  const bounds = boundsOf(row);
  if (bounds !== null) {
    const { low, high } = bounds;
    return formatBounds(low.numerator / low.denominator, high.numerator / high.denominator);
  }
  const figure = row.counts === null ? figureOf(row) : null;
  if (figure === null || figure.value === null) return "no figure";
  return figure.unit === "fraction" || figure.unit === "percent"
    ? decimalPercent(figure.value, figure.unit)
    : figure.value;
}
