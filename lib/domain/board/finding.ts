import { compareFractions } from "../numbers/compare-fractions.ts";
import type { Fraction } from "../numbers/fraction.ts";
import { rankIntervals } from "./rank-interval.ts";

/** A ranked row as the finding sees it. Rows without bounds are not handed in. */
export interface FindingRow {
  readonly label: string;
  readonly low: Fraction;
  readonly high: Fraction;
  readonly unresolved: number;
  readonly planned: number;
}

/** What a board's order amounts to, as a value and as one sentence. */
export type Finding = { readonly sentence: string } & (
  | { readonly kind: "nothing_to_order"; readonly rows: number }
  | { readonly kind: "identified"; readonly pairs: number }
  | {
      readonly kind: "one_cause";
      readonly pairs: number;
      readonly open: number;
      /** The row whose unresolved episodes alone keep the order open. */
      readonly cause: FindingRow;
    }
  | { readonly kind: "open"; readonly pairs: number; readonly open: number }
);

/**
 * The board's finding in one sentence. A pair is open while either order is possible; two rows that
 * are fully scored and equal are tied, which is an order. A row is named as the cause only if the
 * order would be identified however its unresolved episodes turned out: it has a part in every open
 * pair, and its partner in each is fully scored. Otherwise the open pairs are counted.
 *
 * @example
 * findingOf(rows).sentence; // "2 of 15 pairs are not identified."
 */
export function findingOf(rows: readonly FindingRow[]): Finding {
  const pairs = pairsAmong(rows.length);
  if (pairs === 0) return nothingToOrder(rows.length);
  const open = openPairs(rows);
  if (open === 0) return identified(pairs);
  const cause = rows.find((row) => isOnlyCause(row, rows, open));
  if (cause !== undefined) return oneCause(pairs, open, cause);
  return { kind: "open", pairs, open, sentence: `${openText(open, pairs)}.` };
}

function pairsAmong(rows: number): number {
  return (rows * (rows - 1)) / 2;
}

/** All pairs but the ordered ones and those of equal points, counted without making one: n log n. */
function openPairs(rows: readonly FindingRow[]): number {
  const ranks = rankIntervals(rows, compareFractions);
  const ordered = ranks.reduce((sum, { best }) => sum + best - 1, 0);
  return pairsAmong(rows.length) - ordered - equalPointPairs(rows);
}

function equalPointPairs(rows: readonly FindingRow[]): number {
  const points = rows.filter(isPoint).map(({ low }) => low);
  let [pairs, equalBefore] = [0, 0];
  let last: Fraction | null = null;
  for (const point of points.toSorted(compareFractions)) {
    equalBefore = last !== null && compareFractions(last, point) === 0 ? equalBefore + 1 : 0;
    pairs += equalBefore;
    last = point;
  }
  return pairs;
}

function overlap(a: FindingRow, b: FindingRow): boolean {
  return compareFractions(a.low, b.high) <= 0 && compareFractions(b.low, a.high) <= 0;
}

function isPoint({ low, high }: FindingRow): boolean {
  return compareFractions(low, high) === 0;
}

/** Whether each open pair is this row and a fully scored one. A row has a part in n - 1 pairs at the most. */
function isOnlyCause(row: FindingRow, rows: readonly FindingRow[], open: number): boolean {
  if (isPoint(row) || open >= rows.length) return false;
  const partners = rows.filter((other) => other !== row && overlap(row, other));
  return partners.length === open && partners.every(isPoint);
}

function nothingToOrder(rows: number): Finding {
  const sentence = rows === 0 ? "No row is ranked yet." : "One row is ranked; an order needs two.";
  return { kind: "nothing_to_order", rows, sentence };
}

function identified(pairs: number): Finding {
  const sentence =
    pairs === 1
      ? "The order of both rows is identified: no unresolved episode could change it."
      : `The order of all rows is identified: no unresolved episode could change any of ${pairs} pairs.`;
  return { kind: "identified", pairs, sentence };
}

function oneCause(pairs: number, open: number, cause: FindingRow): Finding {
  const { label, unresolved, planned } = cause;
  const verb = unresolved === 1 ? "has" : "have";
  const why = `${unresolved} of ${planned} episodes of ${label} ${verb} no valid score`;
  return { kind: "one_cause", pairs, open, cause, sentence: `${openText(open, pairs)}: ${why}.` };
}

function openText(open: number, pairs: number): string {
  if (pairs === 1) return "The order of the two rows is not identified";
  return `${open} of ${pairs} pairs ${open === 1 ? "is" : "are"} not identified`;
}
