import type { Decimal } from "../numbers/decimal.ts";

const places = 12;

/** `a` over `b` to 12 places, null when `b` is 0: 0.00084 over 0.00056 is 1.5, not a binary neighbour of it. */
export function decimalRatio(a: Decimal, b: Decimal): number | null {
  if (b.coefficient === 0n) return null;
  const shift = a.exponent - b.exponent + BigInt(places);
  const [above, below] =
    shift >= 0n
      ? [a.coefficient * 10n ** shift, b.coefficient]
      : [a.coefficient, b.coefficient * 10n ** -shift];
  return Number(`${(2n * above + below) / (2n * below)}e-${places}`);
}
