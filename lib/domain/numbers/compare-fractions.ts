import type { Fraction } from "./fraction.ts";

/**
 * Orders two fractions by cross-multiplication, without dividing and without rounding: the order is
 * that of the stored numbers, whole or not.
 *
 * @returns -1, 0 or 1
 * @example
 * compareFractions({ numerator: 1, denominator: 3 }, { numerator: 2, denominator: 6 }); // 0
 */
export function compareFractions(a: Fraction, b: Fraction): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  const parts = [a.numerator, a.denominator, b.numerator, b.denominator];
  // Whole numbers whose products stay below 2^53 have not been rounded.
  const isExact = parts.every(Number.isInteger) && [left, right].every(Number.isSafeInteger);
  return isExact ? Math.sign(left - right) : compareExactly(a, b);
}

function compareExactly(a: Fraction, b: Fraction): number {
  const left = times(binary(a.numerator), binary(b.denominator));
  const right = times(binary(b.numerator), binary(a.denominator));
  const difference =
    (left.units << BigInt(right.halvings)) - (right.units << BigInt(left.halvings));
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** A stored number, exactly: `units` halved `halvings` times. */
interface Binary {
  readonly units: bigint;
  readonly halvings: number;
}

/** Doubling a stored number until it is whole is exact. */
function binary(value: number): Binary {
  let doubled = value;
  let halvings = 0;
  while (!Number.isInteger(doubled)) {
    doubled *= 2;
    halvings += 1;
  }
  return { units: BigInt(doubled), halvings };
}

function times(a: Binary, b: Binary): Binary {
  return { units: a.units * b.units, halvings: a.halvings + b.halvings };
}
