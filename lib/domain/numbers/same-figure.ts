import { compareDecimals } from "./compare-decimals.ts";

/** Whether two archived figures are the same number, `72.0` and `72.00` included; null equals null only. */
export function sameFigure(a: string | null | undefined, b: string | null | undefined): boolean {
  if (typeof a !== "string" || typeof b !== "string") return a === b;
  return compareDecimals(a, b) === 0;
}
