import { parseDecimal } from "../numbers/decimal.ts";

/** No archive rounds further, and a billion decimals would be a billion digits. */
const mostDecimals = 400;

/** More digits than this say how a program writes a double, not what was rounded. */
const digitsOfADouble = 15;

/**
 * To how many decimals the figures of one column were rounded: the most that any of them shows. JSON
 * writes 12.40 as 12.4, so one figure alone does not tell; a figure of 15 significant digits or more
 * was not rounded and says nothing of the others.
 *
 * @throws RangeError if a text is no decimal number
 * @example
 * columnDecimals(["22.54", "12.4", "11.082474226804123"]); // 2
 */
export function columnDecimals(figures: readonly string[]): number {
  const rounded = figures.filter((figure) => significant(figure) < digitsOfADouble);
  return Math.max(0, ...rounded.map(decimals));
}

/**
 * To how many decimals one figure can be trusted: those of its column or its own if it shows more, at
 * most those that a double keeps.
 *
 * @throws RangeError if the text is no decimal number
 */
export function figureDecimals(figure: string, column: number): number {
  const own = decimals(figure);
  const kept = own - Math.max(0, significant(figure) - digitsOfADouble);
  return Math.max(column, kept);
}

function decimals(figure: string): number {
  return Math.min(mostDecimals, Math.max(0, -Number(parseDecimal(figure).exponent)));
}

function significant(figure: string): number {
  return parseDecimal(figure).coefficient.toString().replace("-", "").length;
}
