/**
 * An archived decimal as per cent, digit by digit: the archive's precision is kept, nothing is rounded.
 * Text that is no plain decimal is shown as it stands.
 */
export function decimalPercent(lexeme: string, unit: "percent" | "fraction"): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(lexeme);
  if (match === null) return lexeme;
  const [, sign, whole, part] = match;
  if (unit === "percent" || whole === undefined) return `${lexeme} %`;
  const digits = part === undefined ? "" : part;
  const shifted = `${whole}${digits.padEnd(2, "0").slice(0, 2)}`.replace(/^0+(?=\d)/, "");
  const rest = digits.slice(2);
  return `${sign}${shifted}${rest === "" ? "" : `.${rest}`} %`;
}

/** The archived figure as a fraction for drawing and sorting; null when it is no number. */
export function decimalFraction(
  lexeme: string | null,
  unit: "percent" | "fraction",
): number | null {
  if (lexeme === null || lexeme.trim() === "") return null;
  const plain = Number(unit === "percent" ? `${lexeme.trim()}e-2` : lexeme);
  const value = Number.isNaN(plain) ? Number(lexeme) / 100 : plain;
  return Number.isFinite(value) ? value : null;
}
