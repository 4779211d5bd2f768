/** The words of a number that is none: `json.dumps` and `str` write them differently. */
export interface NonFiniteWords {
  readonly nan: string;
  readonly infinity: string;
}

/**
 * How Python writes a number that it read from this text: an integer with all its digits, a float in its shortest form
 * with a point or an exponent (`30.0`, `1e+20`, `1e-05`).
 */
export function pythonNumberText(lexeme: string, words: NonFiniteWords): string {
  if (/^-?\d+$/.test(lexeme)) return BigInt(lexeme).toString();
  const value = Number(lexeme);
  if (Number.isNaN(value)) return words.nan;
  if (!Number.isFinite(value)) return value < 0 ? `-${words.infinity}` : words.infinity;
  return floatText(value);
}

/** Python's repr: the fewest digits that read back equal; an exponent below -4 and from 16 on. */
function floatText(value: number): string {
  if (value === 0) return Object.is(value, -0) ? "-0.0" : "0.0";
  const [mantissa = "", power = ""] = value.toExponential().split("e");
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) {
    const size = String(Math.abs(exponent)).padStart(2, "0");
    return `${mantissa}e${exponent < 0 ? "-" : "+"}${size}`;
  }
  // Within these exponents JavaScript writes no exponent from 1e-4 on either.
  const plain = String(value);
  return plain.includes(".") ? plain : `${plain}.0`;
}
