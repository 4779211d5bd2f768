import { type Decimal, parseDecimal } from "./decimal.ts";

/**
 * The sign of `a` - `b` for two decimal lexemes, exactly: a figure is compared as its archive wrote
 * it, never as a rounded binary number.
 *
 * @returns -1, 0 or 1
 * @throws RangeError if either text is no decimal number
 * @example
 * compareDecimals("24.74", "24.740"); // 0
 */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  const [leftSign, rightSign] = [sign(left.coefficient), sign(right.coefficient)];
  if (leftSign !== rightSign || leftSign === 0) return Math.sign(leftSign - rightSign);
  const bySize = sign(magnitude(left) - magnitude(right));
  return bySize === 0 ? compareAligned(left, right) : bySize * leftSign;
}

/** Place of the first digit: settles huge exponents before any digits are written out. */
function magnitude({ coefficient, exponent }: Decimal): bigint {
  const digits = coefficient.toString().replace("-", "").length;
  return exponent + BigInt(digits);
}

function compareAligned(a: Decimal, b: Decimal): number {
  const shift = a.exponent - b.exponent;
  return shift >= 0n
    ? sign(a.coefficient * 10n ** shift - b.coefficient)
    : sign(a.coefficient - b.coefficient * 10n ** -shift);
}

function sign(value: bigint): number {
  if (value === 0n) return 0;
  return value < 0n ? -1 : 1;
}
