import type { CostLedger } from "#lib/domain/ledger/cost-ledger.ts";
import type { ReportedFigure } from "#lib/domain/record.ts";
import type { NamedRule, ReportedCheck, ScoreFigures } from "#lib/domain/run-summary.ts";
import { isTotalCost } from "./reported-cost.ts";

interface Recount {
  readonly score: ScoreFigures;
  readonly rules: readonly NamedRule[];
  /** The bill that the figures are held against; null when the archive holds no model calls. */
  readonly ledger: CostLedger | null;
}

/**
 * Holds the archive's own figures against what its episodes give.
 *
 * A figure agrees when one of our readings of the same metric (unresolved as failed, of those scored, a named rule)
 * rounds to it at the precision it was archived with; a total cost, when a way of counting the log and pricing it
 * gives it within 0.5 %. Without episodes nothing is recomputed: null, not a guess.
 */
export function checkReported(figure: ReportedFigure, recount: Recount | null): ReportedCheck {
  const { metric, value, unit, source, notes } = figure;
  const [billed] = isTotalCost(figure) ? (recount?.ledger?.agreements ?? []) : [];
  if (billed !== undefined) {
    return { metric, value, unit, recomputed: billed.usd, agrees: true, source, notes };
  }
  const candidates = recount === null ? [] : readingsOf(metric, recount);
  const [recomputed = null] = candidates;
  const agrees =
    value === null || recomputed === null
      ? null
      : candidates.some((candidate) => roundsTo(candidate, value, unit));
  return { metric, value, unit, recomputed, agrees, source, notes };
}

function readingsOf(metric: string, { score, rules }: Recount): number[] {
  const ours =
    metric === "accuracy" || metric === "pass_hat_1" ? [score.naive, score.ofScored] : [];
  const named = rules.filter((rule) => rule.metric === metric).map((rule) => rule.value);
  return [...ours, ...named].filter((value) => value !== null);
}

function roundsTo(fraction: number, lexeme: string, unit: ReportedFigure["unit"]): boolean {
  const value = unit === "percent" ? fraction * 100 : fraction;
  const decimals = lexeme.match(/^-?\d+(?:\.(\d+))?$/)?.[1]?.length;
  const slack = decimals === undefined ? 0 : 0.5 * 10 ** -decimals;
  return Math.abs(Number(lexeme) - value) <= slack + 1e-9;
}
