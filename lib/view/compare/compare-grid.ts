import { weightedDifference } from "#lib/domain/compare/weighted-difference.ts";
import type { Interval } from "#lib/domain/numbers/interval.ts";
import type { Weighting } from "#lib/domain/numbers/weighted-mean.ts";
import { formatBounds } from "../words/format.ts";
import { formatPoints } from "../words/format-points.ts";
import { orderWords } from "./compare-order.ts";
import type { CompareSide } from "./compare-side.ts";

/** One quantity of every run, the baseline first; the others with their difference to it. */
export interface GridRow {
  readonly name: string;
  readonly cells: readonly GridCell[];
}

export interface GridCell {
  readonly id: string;
  readonly letter: string;
  readonly value: string;
  /** Run less baseline, in points; null for the baseline and where none is taken. */
  readonly difference: string | null;
}

export function compareGrid(sides: readonly CompareSide[]): readonly GridRow[] {
  const plain = (name: string, textOf: (side: CompareSide) => string): GridRow => ({
    name,
    cells: sides.map((side) => cellOf(side, textOf(side), null)),
  });
  return [
    weightedRow("Score by episode, %", sides, "episode"),
    weightedRow("Score by task, %", sides, "task"),
    orderRow(sides),
    plain("Scored of planned", ({ coverage }) => coverage),
    plain("Unresolved", ({ unresolved }) => String(unresolved)),
    plain("Of those scored", ({ ofScoredText }) => ofScoredText),
  ];
}

function cellOf({ id, letter }: CompareSide, value: string, difference: string | null): GridCell {
  return { id, letter, value, difference };
}

function weightedRow(name: string, sides: readonly CompareSide[], weighting: Weighting): GridRow {
  const cells = againstBase(sides, weighting).map(({ side, score, difference }) => {
    const points = difference === null ? null : formatPoints(difference.low, difference.high);
    return cellOf(side, score === null ? "–" : formatBounds(score.low, score.high), points);
  });
  return { name, cells };
}

function orderRow(sides: readonly CompareSide[]): GridRow {
  const [base] = sides;
  const cells = againstBase(sides, "episode").map(({ side, difference }) => {
    const isBase = difference === null || base === undefined;
    const words = isBase ? "baseline" : orderWords(difference, side.letter, base.letter);
    return cellOf(side, words, null);
  });
  return { name: "Order against the baseline", cells };
}

interface AgainstBase {
  readonly side: CompareSide;
  readonly score: Interval | null;
  /** Run less baseline; null for the baseline itself and where no task is common. */
  readonly difference: Interval | null;
}

/** Every run's score under one way of weighing, and its difference to the baseline. */
export function againstBase(
  sides: readonly CompareSide[],
  weighting: Weighting,
): readonly AgainstBase[] {
  const [base] = sides;
  if (base === undefined) return [];
  return sides.map((side) => {
    const found = weightedDifference(side, base, weighting);
    if (found === null) return { side, score: null, difference: null };
    return { side, score: found.a, difference: side === base ? null : found.difference };
  });
}
