import { rankIntervals } from "#lib/domain/board/rank-interval.ts";
import { rowBounds } from "#lib/domain/board/row-bounds.ts";
import { sharedRanks } from "#lib/domain/board/shared-rank.ts";
import { compareFractions } from "#lib/domain/numbers/compare-fractions.ts";
import { boardSlug } from "#lib/domain/path-segment.ts";
import type { RunSummary } from "#lib/domain/run-summary.ts";
import { compareFigures, rankedFigure } from "../run/ranked-figure.ts";
import type { EntryBoard } from "./entry-board.ts";

/** A place among the rows of one ruler. Episode rows have a range, reported figures a shared rank. */
export interface GroupPlace {
  readonly best: number;
  readonly worst: number;
  readonly tied: boolean;
  /** Rows of the group that have a place, this one included. */
  readonly rows: number;
}

/** The place of each of an archive's runs once all of them stood on their boards. */
export function groupPlaces(
  runs: readonly RunSummary[],
  boards: ReadonlyMap<string, EntryBoard>,
): ReadonlyMap<RunSummary, GroupPlace> {
  const own = new Set(runs.map(({ id }) => id));
  const standing = [...boards.values()].flatMap(({ rows }) =>
    rows.filter(({ id }) => !own.has(id)),
  );
  const places = new Map<RunSummary, GroupPlace>();
  for (const group of groups([...runs, ...standing])) {
    for (const [row, place] of rank(group)) places.set(row, place);
  }
  return places;
}

/** Listed rows by board, measurement and kind: only these are ever ranked together. */
function groups(rows: readonly RunSummary[]): readonly (readonly RunSummary[])[] {
  const found = new Map<string, RunSummary[]>();
  for (const row of rows) {
    if (!row.listed || row.taskSet.name === null) continue;
    const slug = boardSlug(row.benchmark, row.taskSet.name);
    const kind = row.counts === null ? "reported" : "episodes";
    const name = `${slug} ${row.measurement.key} ${kind}`;
    const group = found.get(name);
    if (group === undefined) found.set(name, [row]);
    else group.push(row);
  }
  return [...found.values()];
}

function rank(group: readonly RunSummary[]): readonly (readonly [RunSummary, GroupPlace])[] {
  return group.some(({ counts }) => counts === null) ? byFigure(group) : byBounds(group);
}

function byBounds(group: readonly RunSummary[]) {
  const bounded = group.flatMap((row) => {
    const bounds = rowBounds(row.counts, row.score);
    return bounds === null ? [] : [{ row, bounds }];
  });
  const ranks = rankIntervals(
    bounded.map(({ bounds }) => bounds),
    compareFractions,
  );
  return ranks.flatMap((at, index) =>
    bounded
      .slice(index, index + 1)
      .map(({ row }) => [row, { ...at, tied: false, rows: bounded.length }] as const),
  );
}

function byFigure(group: readonly RunSummary[]) {
  const figured = group.flatMap((row) => {
    const figure = rankedFigure(row);
    return figure === null ? [] : [{ row, figure }];
  });
  const ranks = sharedRanks(
    figured.map(({ figure }) => figure),
    compareFigures,
  );
  return ranks.flatMap(({ rank, tied }, index) => {
    const place = { best: rank, worst: rank, tied, rows: figured.length };
    return figured.slice(index, index + 1).map(({ row }) => [row, place] as const);
  });
}
