import type { Board, BoardRun } from "#lib/domain/board/board-run.ts";
import { hasRuler } from "#lib/domain/board/has-ruler.ts";
import { partValue } from "#lib/domain/measurement.ts";
import { rulerDifferences } from "../diff/ruler-differences.ts";
import { boundPlaces, figurePlaces } from "./board-places.ts";
import type { Place } from "./board-row.ts";

/** Rows that can be compared with one another, and why they stand apart from the others. */
export interface BoardGroup {
  readonly id: string;
  readonly kind: "ranked" | "apart" | "reported" | "unlisted";
  readonly title: string;
  /** Sentence parts; empty for the rows the board ranks. */
  readonly reasons: readonly string[];
  readonly runs: readonly BoardRun[];
  /** By run id, over the whole group: a filter never renumbers. */
  readonly places: ReadonlyMap<string, Place>;
}

const otherRuler = "another ruler than the board ranks by";
const noMode = "mode unknown, so nobody can say which ruler this is";

/** Divides a board's rows into groups under one ruler each; the ranked group stands first. */
export function boardGroups(board: Board, runs: readonly BoardRun[]): readonly BoardGroup[] {
  const listed = runs.filter((run) => run.listed);
  const unlisted = runs.filter((run) => !run.listed);
  const shown = listed.find(({ measurement }) => measurement.key === board.measurementKey);
  const episodes = listed.filter(({ counts }) => counts !== null);
  const figures = listed.filter(({ counts }) => counts === null);
  return [
    ...byRuler(board, episodes).map((some) => episodeGroup(board, some, shown)),
    ...byRuler(board, figures).map((some) => figureGroup(board, some, shown)),
    ...(unlisted.length === 0 ? [] : [unlistedGroup(unlisted)]),
  ];
}

/** One list for each measurement, the board's own first, then the larger. */
function byRuler(board: Board, runs: readonly BoardRun[]): readonly (readonly BoardRun[])[] {
  const keys = [...new Set(runs.map(({ measurement }) => measurement.key))];
  return keys
    .map((key) => runs.filter(({ measurement }) => measurement.key === key))
    .toSorted((a, b) => Number(isOwn(board, b)) - Number(isOwn(board, a)) || b.length - a.length);
}

function isOwn(board: Board, [first]: readonly BoardRun[]): boolean {
  return first?.measurement.key === board.measurementKey;
}

function differences(runs: readonly BoardRun[], shown: BoardRun | undefined): readonly string[] {
  const [first] = runs;
  if (first === undefined || shown === undefined) return [otherRuler];
  const found = rulerDifferences(measured(first), measured(shown));
  return found.length === 0 ? [otherRuler] : found;
}

function measured({ measurement, archiveSha256 }: BoardRun) {
  return { parts: measurement.parts, archiveSha256 };
}

function episodeGroup(
  board: Board,
  runs: readonly BoardRun[],
  shown: BoardRun | undefined,
): BoardGroup {
  if (!runs.every(hasRuler)) return rulerlessGroup(board, runs, shown);
  const isRanked = isOwn(board, runs);
  return {
    id: groupId("episodes", runs),
    kind: isRanked ? "ranked" : "apart",
    title: isRanked ? "Ranked" : "Not ranked with the rows above",
    reasons: isRanked ? [] : differences(runs, shown),
    runs,
    places: boundPlaces(runs),
  };
}

function rulerlessGroup(
  board: Board,
  runs: readonly BoardRun[],
  shown: BoardRun | undefined,
): BoardGroup {
  return {
    id: groupId("episodes", runs),
    kind: "apart",
    title: "Not ranked",
    reasons: isOwn(board, runs) ? [noMode] : [noMode, ...differences(runs, shown)],
    runs,
    places: unranked(runs),
  };
}

function figureGroup(
  board: Board,
  runs: readonly BoardRun[],
  shown: BoardRun | undefined,
): BoardGroup {
  const [first] = runs;
  const version = first === undefined ? null : partValue(first.measurement.parts, "scorer_version");
  const unknown = "coverage unknown";
  return {
    id: groupId("reported", runs),
    kind: "reported",
    title: version === null ? "Reported figures" : `Reported figures under ${version}`,
    reasons: isOwn(board, runs) ? [unknown] : [unknown, ...differences(runs, shown)],
    runs,
    places: figurePlaces(runs),
  };
}

function unlistedGroup(runs: readonly BoardRun[]): BoardGroup {
  const reasons = new Set(runs.map(({ unlistedReason }) => unlistedReason ?? "not listed"));
  return {
    id: "unlisted",
    kind: "unlisted",
    title: "Read, but no rows of this board",
    reasons: [...reasons],
    runs,
    places: unranked(runs),
  };
}

function unranked(runs: readonly BoardRun[]): ReadonlyMap<string, Place> {
  return new Map(runs.map(({ id }) => [id, { rank: "–", tied: false }]));
}

function groupId(kind: string, runs: readonly BoardRun[]): string {
  const [first] = runs;
  return first === undefined ? kind : `${kind}-${first.measurement.key}`;
}
