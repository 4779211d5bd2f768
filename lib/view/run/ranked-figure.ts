import { compareDecimals } from "#lib/domain/numbers/compare-decimals.ts";
import { parseDecimal } from "#lib/domain/numbers/decimal.ts";
import type { ReportedCheck, RunSummary } from "#lib/domain/run-summary.ts";

/** The metrics a board ranks reported figures by, the first that a row has. */
const rankedMetrics = ["pass_hat_1", "accuracy"];

/** The reported figure that a row without episodes is ranked by; null when it has none. */
export function rankedFigure({ reported }: Pick<RunSummary, "reported">): ReportedCheck | null {
  const figures = rankedMetrics.flatMap((metric) =>
    reported.filter((figure) => figure.metric === metric && isShare(figure)),
  );
  const [first = null] = figures;
  return first;
}

function isShare({ unit, value }: ReportedCheck): boolean {
  return (unit === "percent" || unit === "fraction") && value !== null && isDecimal(value);
}

function isDecimal(text: string): boolean {
  return /^[+-]?\.?\d[\d.]*(?:[eE][+-]?\d+)?$/.test(text) && Number.isFinite(Number(text));
}

/** Orders two ranked figures exactly, a fraction and a per cent alike. */
export function compareFigures(a: ReportedCheck, b: ReportedCheck): number {
  return compareDecimals(percentLexeme(a), percentLexeme(b));
}

function percentLexeme({ value, unit }: ReportedCheck): string {
  if (value === null) throw new RangeError("a figure without a value has no place");
  const { coefficient, exponent } = parseDecimal(value);
  return `${coefficient}e${unit === "fraction" ? exponent + 2n : exponent}`;
}
