/** A decimal number as written, exactly: `coefficient` times ten to the `exponent`. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: bigint;
}

const decimalLexeme = /^([+-])?(?=\.?\d)(\d+)?(?:\.(\d+)?)?(?:[eE]([+-]?\d+))?$/;

/** Whether a text is a decimal number that `parseDecimal` reads. */
export function isDecimal(text: string): boolean {
  return decimalLexeme.test(text);
}

/**
 * Reads a decimal lexeme without rounding it. Exponents and signs are understood.
 *
 * @throws RangeError if the text is no decimal number; `NaN` and `Infinity` are none
 * @example
 * parseDecimal("24.740"); // { coefficient: 24740n, exponent: -3n }
 */
export function parseDecimal(lexeme: string): Decimal {
  const match = decimalLexeme.exec(lexeme);
  if (match === null) throw new RangeError(`"${lexeme}" is no decimal number`);
  const [, sign = "+", whole = "", part = "", exponent = "0"] = match;
  const digits = BigInt(whole + part);
  return {
    coefficient: sign === "-" ? -digits : digits,
    exponent: BigInt(exponent) - BigInt(part.length),
  };
}
