import { type BreakEvenLine, breakEvenLine } from "#lib/domain/compare/break-even.ts";
import { type BreakEvenCount, breakEvenCount } from "#lib/domain/compare/break-even-count.ts";
import type { ScoredSum } from "#lib/domain/score/score-bounds.ts";

/** One side of a comparison under the letter that names it. */
export interface BreakEvenSide {
  readonly letter: string;
  readonly sum: ScoredSum;
}

export interface BreakEvenPair {
  readonly a: BreakEvenSide;
  readonly b: BreakEvenSide;
}

/** The line of ties in words. Without A's unresolved there is no line to move along. */
export type BreakEvenText =
  | { readonly kind: "line"; readonly equation: string; readonly dependsOnB: boolean }
  | { readonly kind: "decided"; readonly sentence: string };

export function breakEvenText({ a, b }: BreakEvenPair): BreakEvenText {
  const line = lineOf(a, b);
  if (line.kind === "no_line") return { kind: "decided", sentence: withoutLine(a, b) };
  const { intercept, slope } = line;
  const start = `q${a.letter} = ${decimal(intercept)}`;
  const equation = slope === 0 ? start : `${start} + ${decimal(slope)} q${b.letter}`;
  return { kind: "line", equation, dependsOnB: slope > 0 };
}

/** The tie at one rate among B's unresolved. */
export interface BreakEvenPoint {
  readonly openRate: number;
  /** qA, any number. */
  readonly share: number;
  /** `0.28`. */
  readonly shareText: string;
  /** `14 of A's 50`, `between 14 and 15 of A's 50`, or why there is no tie. */
  readonly countText: string;
  readonly sentence: string;
}

/** Null where A has nothing unresolved. */
export function breakEvenPoint({ a, b }: BreakEvenPair, openRate: number): BreakEvenPoint | null {
  const line = lineOf(a, b);
  if (line.kind === "no_line") return null;
  const share = line.intercept + line.slope * openRate;
  const countText = countWords(breakEvenCount(share, openOf(a)), a);
  const shareText = decimal(share);
  const assumed = line.slope === 0 ? "" : `At q${b.letter} = ${decimal(openRate)}: `;
  const sentence = `${assumed}q${a.letter} = ${shareText}, that is ${countText}.`;
  return { openRate, share, shareText, countText, sentence };
}

/** The same line as a table: at none, a quarter, a half, three quarters and all of B's unresolved. */
export function breakEvenTable(pair: BreakEvenPair): readonly BreakEvenPoint[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((rate) => breakEvenPoint(pair, rate) ?? []);
}

function lineOf(a: BreakEvenSide, b: BreakEvenSide): BreakEvenLine {
  return breakEvenLine(countsOf(a), countsOf(b));
}

function countsOf(side: BreakEvenSide) {
  const { planned, sumScaled } = side.sum;
  return { planned, passed: sumScaled, unresolved: openOf(side) };
}

function openOf({ sum }: BreakEvenSide): number {
  return sum.planned - sum.valid;
}

function withoutLine(a: BreakEvenSide, b: BreakEvenSide): string {
  const line = lineOf(b, a);
  if (line.kind === "no_line") return "Nothing is unresolved on either side: the order is decided.";
  const rate = `q${b.letter} = ${decimal(line.intercept)}`;
  const count = countWords(breakEvenCount(line.intercept, openOf(b)), b);
  return `${a.letter} has nothing unresolved, so a tie depends on ${b.letter} alone: ${rate}, that is ${count}.`;
}

function countWords(count: BreakEvenCount, side: BreakEvenSide): string {
  const whose = `of ${side.letter}'s ${openOf(side)}`;
  if (count.kind === "tie") return `${count.count} ${whose}`;
  if (count.kind === "between") return `between ${count.below} and ${count.above} ${whose}`;
  return count.share > 0
    ? `more than all ${whose}: no tie is feasible`
    : `fewer than none ${whose}: no tie is feasible`;
}

/** Up to four decimals, without trailing zeros. */
function decimal(value: number): string {
  const text = String(Number(value.toFixed(4)));
  return text.startsWith("-") ? text.replace("-", "−") : text;
}
