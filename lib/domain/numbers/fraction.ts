/** A share as it was counted, kept undivided so that equal shares compare equal: 1/3 and 2/6. */
export interface Fraction {
  readonly numerator: number;
  /** Above zero. */
  readonly denominator: number;
}

/**
 * Makes a fraction.
 *
 * @throws RangeError if a part is not finite or the denominator is not above zero
 * @example
 * fraction(84, 195);
 */
export function fraction(numerator: number, denominator: number): Fraction {
  if (!(Number.isFinite(numerator) && Number.isFinite(denominator) && denominator > 0)) {
    throw new RangeError(`${numerator}/${denominator} is no fraction`);
  }
  return { numerator, denominator };
}
