import type { BoardRun } from "#lib/domain/board/board-run.ts";
import { rankIntervals } from "#lib/domain/board/rank-interval.ts";
import { rowBounds } from "#lib/domain/board/row-bounds.ts";
import { sharedRanks } from "#lib/domain/board/shared-rank.ts";
import { compareFractions } from "#lib/domain/numbers/compare-fractions.ts";
import { compareFigures, rankedFigure } from "../run/ranked-figure.ts";
import { formatRanks } from "../words/format.ts";
import type { Place } from "./board-row.ts";

/** Rank ranges of rows with bounds, by run id. */
export function boundPlaces(runs: readonly BoardRun[]): ReadonlyMap<string, Place> {
  const bounded = runs.flatMap((run) => {
    const bounds = rowBounds(run.counts, run.score);
    return bounds === null ? [] : [{ id: run.id, ...bounds }];
  });
  const ranks = rankIntervals(bounded, compareFractions);
  return placed(
    bounded,
    ranks.map(({ best, worst }) => ({ rank: formatRanks(best, worst), tied: false })),
  );
}

/** Shared ranks of reported figures, by run id: 1, 2, 2, 4. */
export function figurePlaces(runs: readonly BoardRun[]): ReadonlyMap<string, Place> {
  const valued = runs.flatMap((run) => {
    const figure = rankedFigure(run);
    return figure === null ? [] : [{ id: run.id, figure }];
  });
  const ranks = sharedRanks(
    valued.map(({ figure }) => figure),
    compareFigures,
  );
  return placed(
    valued,
    ranks.map(({ rank, tied }) => ({ rank: String(rank), tied })),
  );
}

function placed(
  rows: readonly { readonly id: string }[],
  places: readonly Place[],
): ReadonlyMap<string, Place> {
  return new Map(
    places.flatMap((place, index) => {
      const id = rows[index]?.id;
      return id === undefined ? [] : [[id, place]];
    }),
  );
}
