import type { Decimal } from "../numbers/decimal.ts";

/** The sum of decimals, exactly: a bill of many small amounts has no rounding of its own. */
export function decimalSum(amounts: Iterable<Decimal>): Decimal {
  let total: Decimal = { coefficient: 0n, exponent: 0n };
  for (const amount of amounts) total = added(total, amount);
  return total;
}

function added(a: Decimal, b: Decimal): Decimal {
  const [fine, coarse] = a.exponent <= b.exponent ? [a, b] : [b, a];
  const shifted = coarse.coefficient * 10n ** (coarse.exponent - fine.exponent);
  return { coefficient: fine.coefficient + shifted, exponent: fine.exponent };
}
