import type { DiffRow } from "./reported-diff-view.ts";

/** A row's line in the slope chart, from 0 (the top) to 1 (the bottom) on each side. */
export interface SlopeLine {
  readonly id: string;
  readonly label: string;
  readonly tone: DiffRow["tone"];
  readonly start: number;
  readonly end: number;
  /** Where its labels stand, moved so that no two overlap; null when it has none. */
  readonly labels: { readonly start: number; readonly end: number } | null;
  readonly rankBefore: string;
  readonly rankAfter: string;
}

/** The height that one label takes, as a share of the chart's. */
const labelShare = 1 / 26;

/** Lines for the rows that have both figures; grey ones first, so that reversed pairs lie on top. Labels only where the order changed. */
export function slopeLines(rows: readonly DiffRow[]): readonly SlopeLine[] {
  const drawn = rows.filter((row) => isNumber(row.before) && isNumber(row.after));
  const values = drawn.flatMap(({ before, after }) => [Number(before), Number(after)]);
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const place = (value: string) => (span === 0 ? 0.5 : 1 - (Number(value) - low) / span);
  const lines = drawn.map((row) => ({
    id: row.id,
    label: row.label,
    tone: row.tone,
    start: place(row.before),
    end: place(row.after),
    rankBefore: row.rankBefore,
    rankAfter: row.rankAfter,
  }));
  const changed = lines.filter(({ tone }) => tone !== "same");
  const starts = spread(changed.map(({ id, start }) => ({ id, at: start })));
  const ends = spread(changed.map(({ id, end }) => ({ id, at: end })));
  return lines
    .map((line) => ({ ...line, labels: labelsOf(starts.get(line.id), ends.get(line.id)) }))
    .toSorted((a, b) => Number(a.tone !== "same") - Number(b.tone !== "same"));
}

function labelsOf(start: number | undefined, end: number | undefined): SlopeLine["labels"] {
  return start === undefined || end === undefined ? null : { start, end };
}

function isNumber(text: string): boolean {
  return Number.isFinite(Number(text));
}

interface Label {
  readonly id: string;
  readonly at: number;
}

function spread(labels: readonly Label[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let last = Number.NEGATIVE_INFINITY;
  for (const { id, at } of labels.toSorted((a, b) => a.at - b.at)) {
    last = Math.max(at, last + labelShare);
    places.set(id, last);
  }
  return places;
}
