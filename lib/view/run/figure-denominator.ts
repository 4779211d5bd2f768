import { columnDecimals, figureDecimals } from "#lib/domain/diff/figure-precision.ts";
import { largestCount, possiblePasses } from "#lib/domain/diff/possible-counts.ts";
import type { TaskSetSize } from "#lib/domain/diff/task-set-size.ts";
import { isDecimal } from "#lib/domain/numbers/decimal.ts";
import type { ReportedCheck } from "#lib/domain/run-summary.ts";
import { counted } from "../words/format.ts";

/**
 * Whether a reported pass^1 can be a share of the whole task set, in one sentence; null when nobody stated its size or
 * the archive has no such figure. The figures beside it tell how far it was rounded.
 */
export function figureDenominator(
  reported: readonly Pick<ReportedCheck, "metric" | "value" | "unit">[],
  size: Pick<TaskSetSize, "tasks" | "trials" | "source"> | null,
): string | null {
  const figure = reported.find(({ metric }) => metric === "pass_hat_1");
  if (size === null || figure === undefined) return null;
  const { unit, value } = figure;
  if (value === null || !isDecimal(value)) return null;
  if (unit === "usd" || unit === "count") return null;
  const shares = reported
    .filter(({ metric }) => metric.startsWith("pass_hat_"))
    .map((share) => share.value)
    .filter((text) => text !== null)
    .filter(isDecimal);
  const column = columnDecimals(shares);
  const rounded = { lexeme: value, unit, decimals: figureDecimals(value, column) };
  const { tasks, trials, source } = size;
  const all = tasks * trials;
  const [passes, ...others] = possiblePasses(rounded, all);
  const whole = `${counted(all, "episode")}, ${counted(tasks, "task")} with ${counted(trials, "trial")} each (${source})`;
  if (passes !== undefined) {
    const count = others.length === 0 ? `${passes} of ${all} gives it` : "several counts give it";
    return `pass^1 can be a share of the whole set of ${whole}: ${count}.`;
  }
  const largest = largestCount(rounded, all);
  const instead =
    largest === null
      ? ""
      : ` The largest count that does is ${largest.passes} of ${largest.episodes}.`;
  return `No count of passes rounds to this pass^1 over the whole set of ${whole}.${instead}`;
}
