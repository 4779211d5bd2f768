import { indifferenceInterval, utilityDifference } from "#lib/domain/frontier/utility.ts";
import { formatPoints } from "../words/format-points.ts";
import type { FrontierMark } from "./frontier-view.ts";
import { costText } from "./frontier-words.ts";

/** Two neighbours on the frontier and the price of a score point at which they are equally useful. */
export interface UtilityPair {
  readonly key: string;
  readonly cheaper: string;
  readonly dearer: string;
  /** `+8.0 points, $10.00 more`, or the ranges of both. */
  readonly difference: string;
  /** `0.0006` or `0.0005–0.008`, score per US dollar; null where there is no such price. */
  readonly indifference: string | null;
  /** What the reader's own price makes of the two; null while they have named none. */
  readonly choice: string | null;
}

/**
 * For rows that may be on the frontier, in order of cost: lambda* between neighbours, and what the reader's own
 * lambda decides. Where the difference of utility contains 0 the choice rests on measurements nobody has verified.
 */
export function frontierUtility(
  marks: readonly FrontierMark[],
  lambda: number | null,
): readonly UtilityPair[] {
  const line = marks
    .filter(({ standing, cost }) => standing === "certain" && cost.high !== null)
    .toSorted((a, b) => a.cost.low - b.cost.low);
  return line.slice(1).flatMap((dearer, at) => {
    const cheaper = line[at];
    return cheaper === undefined ? [] : pairOf(cheaper, dearer, lambda);
  });
}

function pairOf(cheaper: FrontierMark, dearer: FrontierMark, lambda: number | null): UtilityPair {
  const gain = {
    low: dearer.score.low - cheaper.score.high,
    high: dearer.score.high - cheaper.score.low,
  };
  const extra = {
    low: dearer.cost.low - highOf(cheaper),
    high: highOf(dearer) - cheaper.cost.low,
  };
  const range = indifferenceInterval(gain, extra);
  return {
    key: `${cheaper.id} ${dearer.id}`,
    cheaper: cheaper.label,
    dearer: dearer.label,
    difference: `${formatPoints(gain.low, gain.high)} points, ${extra.low > 0 ? `${costText(extra)} more` : "costs overlap"}`,
    indifference: range === null || range.high <= 0 ? null : priceText(range.low, range.high),
    choice:
      lambda === null ? null : choiceText(utilityDifference(gain, extra, lambda), cheaper, dearer),
  };
}

function highOf({ cost }: FrontierMark): number {
  return cost.high === null ? cost.low : cost.high;
}

function choiceText(
  difference: { readonly low: number; readonly high: number },
  cheaper: FrontierMark,
  dearer: FrontierMark,
): string {
  if (difference.low > 0) return `${dearer.label} is worth its price`;
  if (difference.high < 0) return `${cheaper.label} is enough`;
  return "depends on measurements that nobody has verified";
}

function priceText(low: number, high: number): string {
  const text = (price: number) => String(Number(price.toPrecision(3)));
  const [from, to] = [text(Math.max(0, low)), text(high)];
  return from === to ? from : `${from}–${to}`;
}
