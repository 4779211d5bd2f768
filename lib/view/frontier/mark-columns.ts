import type { FrontierMark } from "./frontier-view.ts";

type Numbers = readonly number[];

/** The marks of a chart column by column: an object for each of 2,000 takes a server longer to send than to find. */
export interface MarkColumns {
  readonly ids: readonly string[];
  readonly labels: readonly string[];
  readonly standings: readonly FrontierMark["standing"][];
  readonly costLows: Numbers;
  readonly costHighs: readonly (number | null)[];
  readonly scoreLows: Numbers;
  readonly scoreHighs: Numbers;
  /** By place: only some marks have one. */
  readonly archived: Readonly<Record<number, FrontierMark["archived"]>>;
  readonly picks: Readonly<Record<number, string>>;
}

/** Figures keep nine digits: more than a drawing or its words show. */
export function markColumns(marks: readonly FrontierMark[]): MarkColumns {
  return {
    ids: marks.map(({ id }) => id),
    labels: marks.map(({ label }) => label),
    standings: marks.map(({ standing }) => standing),
    costLows: marks.map(({ cost }) => short(cost.low)),
    costHighs: marks.map(({ cost }) => (cost.high === null ? null : short(cost.high))),
    scoreLows: marks.map(({ score }) => short(score.low)),
    scoreHighs: marks.map(({ score }) => short(score.high)),
    archived: Object.fromEntries(
      marks.flatMap(({ archived }, at) => (archived === null ? [] : [[at, archived]])),
    ),
    picks: Object.fromEntries(marks.flatMap(({ pick }, at) => (pick === null ? [] : [[at, pick]]))),
  };
}

/** The marks again, in their order. */
export function marksOf(columns: MarkColumns): readonly FrontierMark[] {
  return columns.ids.flatMap((id, at) => {
    const [label, standing] = [columns.labels[at], columns.standings[at]];
    const [cost, score] = [costAt(columns, at), scoreAt(columns, at)];
    if (label === undefined || standing === undefined || cost === null || score === null) return [];
    const [archived, pick] = [columns.archived[at] ?? null, columns.picks[at] ?? null];
    return { id, label, standing, cost, score, archived, pick };
  });
}

function costAt({ costLows, costHighs }: MarkColumns, at: number): FrontierMark["cost"] | null {
  const [low, high] = [costLows[at], costHighs[at]];
  return low === undefined || high === undefined ? null : { low, high };
}

function scoreAt({ scoreLows, scoreHighs }: MarkColumns, at: number): FrontierMark["score"] | null {
  const [low, high] = [scoreLows[at], scoreHighs[at]];
  return low === undefined || high === undefined ? null : { low, high };
}

function short(figure: number): number {
  return Number(figure.toPrecision(9));
}
