import { type BreakEvenLine, breakEvenLine } from "#lib/domain/break-even.ts";
import { type BreakEvenCount, breakEvenCount } from "#lib/domain/break-even-count.ts";
import type { ScoredSum } from "#lib/domain/score-bounds.ts";

/** Two sides of a comparison, as the letters A and B name them. */
export interface BreakEvenPair {
  readonly a: ScoredSum;
  readonly b: ScoredSum;
}

/** The line of ties in words. Without A's unresolved there is no line to move along. */
export type BreakEvenText =
  | { readonly kind: "line"; readonly equation: string; readonly dependsOnB: boolean }
  | { readonly kind: "decided"; readonly sentence: string };

export function breakEvenText({ a, b }: BreakEvenPair): BreakEvenText {
  const line = lineOf(a, b);
  if (line.kind === "no_line") return { kind: "decided", sentence: withoutLine(a, b) };
  const { intercept, slope } = line;
  const equation =
    slope === 0
      ? `qA = ${decimal(intercept)}`
      : `qA = ${decimal(intercept)} + ${decimal(slope)} qB`;
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
  const open = a.planned - a.valid;
  const countText = countWords(breakEvenCount(share, open), "A", open);
  const shareText = decimal(share);
  const assumed = line.slope === 0 ? "" : `At qB = ${decimal(openRate)}: `;
  const sentence = `${assumed}qA = ${shareText}, that is ${countText}.`;
  return { openRate, share, shareText, countText, sentence };
}

/** The same line as a table: at none, a quarter, a half, three quarters and all of B's unresolved. */
export function breakEvenTable(pair: BreakEvenPair): readonly BreakEvenPoint[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((rate) => breakEvenPoint(pair, rate) ?? []);
}

function lineOf(a: ScoredSum, b: ScoredSum): BreakEvenLine {
  return breakEvenLine(sideOf(a), sideOf(b));
}

function sideOf({ planned, valid, sumScaled }: ScoredSum) {
  return { planned, passed: sumScaled, unresolved: planned - valid };
}

function withoutLine(a: ScoredSum, b: ScoredSum): string {
  const line = lineOf(b, a);
  if (line.kind === "no_line") return "Nothing is unresolved on either side: the order is decided.";
  const open = b.planned - b.valid;
  const count = countWords(breakEvenCount(line.intercept, open), "B", open);
  return `A has nothing unresolved, so a tie depends on B alone: qB = ${decimal(line.intercept)}, that is ${count}.`;
}

function countWords(count: BreakEvenCount, letter: string, open: number): string {
  const whose = `of ${letter}'s ${open}`;
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
