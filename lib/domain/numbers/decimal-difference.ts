import { parseDecimal } from "./decimal.ts";

const mostPlaces = 400n;

/**
 * `a` - `b` as a plain decimal lexeme, exactly, without trailing zeros.
 *
 * @throws RangeError if either text is no decimal number, or if the difference needs more than 400
 * places on either side of the point
 * @example
 * decimalDifference("27.32", "20.62"); // "6.7"
 */
export function decimalDifference(a: string, b: string): string {
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  for (const { exponent } of [left, right]) {
    if (exponent > mostPlaces || exponent < -mostPlaces) {
      throw new RangeError(`${a} - ${b} needs more than ${mostPlaces} places`);
    }
  }
  const places = [-left.exponent, -right.exponent].reduce((x, y) => (x > y ? x : y), 0n);
  const units =
    left.coefficient * 10n ** (left.exponent + places) -
    right.coefficient * 10n ** (right.exponent + places);
  return plainText(units, Number(places));
}

function plainText(units: bigint, places: number): string {
  const sign = units < 0n ? "-" : "";
  const digits = units
    .toString()
    .replace("-", "")
    .padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const part = digits.slice(digits.length - places).replace(/0+$/, "");
  return part === "" ? `${sign}${whole}` : `${sign}${whole}.${part}`;
}
