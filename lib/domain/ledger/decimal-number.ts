import type { Decimal } from "../numbers/decimal.ts";

/**
 * The number nearest to a decimal.
 *
 * @example
 * decimalNumber({ coefficient: 14997582n, exponent: -5n }); // 149.97582
 */
export function decimalNumber({ coefficient, exponent }: Decimal): number {
  return Number(`${coefficient}e${exponent}`);
}
