import { parseDecimal } from "../numbers/decimal.ts";

/** A figure of passes per episode as its archive wrote it. */
export interface RoundedFigure {
  /** Decimal lexeme. */
  readonly lexeme: string;
  readonly unit: "percent" | "fraction";
  /** Decimals it was rounded to. */
  readonly decimals: number;
}

/** A count of passes that a figure may have been made of. */
export interface PossibleCount {
  readonly passes: number;
  readonly episodes: number;
}

/** No archive rounds further than this, and an exponent of a million would be a million digits. */
const furthest = 400n;

/**
 * Every number of passes of `episodes` that rounds to the figure, in order: none when the figure was
 * made of another number of episodes. A value half-way between two figures rounds to either.
 *
 * @throws RangeError if the figure is no decimal number
 * @example
 * possiblePasses({ lexeme: "22.54", unit: "percent", decimals: 2 }, 386); // [87]
 * possiblePasses({ lexeme: "22.54", unit: "percent", decimals: 2 }, 388); // []
 */
export function possiblePasses(figure: RoundedFigure, episodes: number): readonly number[] {
  const { coefficient, exponent } = parseDecimal(figure.lexeme);
  if (exponent > furthest || exponent < -furthest) return [];
  const places = BigInt(figure.decimals) > -exponent ? BigInt(figure.decimals) : -exponent;
  const n = BigInt(episodes);
  // |whole k / n - figure| <= half a unit of the last decimal, times 2 n 10^places.
  const whole = figure.unit === "percent" ? 100n : 1n;
  const step = 2n * whole * 10n ** places;
  const middle = 2n * n * coefficient * 10n ** (exponent + places);
  const slack = n * 10n ** (places - BigInt(figure.decimals));
  const first = larger(0n, ceiling(middle - slack, step));
  const last = smaller(n, floor(middle + slack, step));
  const count = last < first ? 0 : Number(last - first) + 1;
  return Array.from({ length: count }, (_, index) => Number(first) + index);
}

/**
 * The count of the most episodes, at most `most`, that rounds to the figure and is the only one of that
 * many; null when there is none.
 *
 * @throws RangeError if the figure is no decimal number
 */
export function largestCount(figure: RoundedFigure, most: number): PossibleCount | null {
  for (let episodes = most; episodes > 0; episodes--) {
    const [passes, ...others] = possiblePasses(figure, episodes);
    if (passes !== undefined) return others.length === 0 ? { passes, episodes } : null;
  }
  return null;
}

function floor(value: bigint, by: bigint): bigint {
  return value >= 0n ? value / by : -((-value + by - 1n) / by);
}

function ceiling(value: bigint, by: bigint): bigint {
  return -floor(-value, by);
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
