import type { Interval } from "../numbers/interval.ts";
import type { CostRange, FrontierRow } from "./frontier.ts";

/** Which readings of score and cost a frontier is drawn with (measurement.md 7: scenarios row by row). */
export const frontierScenarios = [
  "as_archived",
  "once_per_event",
  "evidence_adjusted",
  "both",
] as const;
export type FrontierScenario = (typeof frontierScenarios)[number];

/** The readings of one run that scenarios choose from; null where the archive does not allow one. */
export interface ScenarioFacts {
  readonly id: string;
  /** The figure as the archive has it, 0..1. */
  readonly archivedScore: number | null;
  /** The bounds that the evidence leaves. */
  readonly bounds: Interval | null;
  readonly archivedCost: CostRange | null;
  readonly onceCost: CostRange | null;
}

/** A row as one scenario sees it, or why it cannot be placed. */
export type ScenarioRow =
  | { readonly kind: "placed"; readonly row: FrontierRow & { readonly cost: CostRange } }
  | { readonly kind: "left_out"; readonly id: string; readonly missing: "score" | "cost" };

/**
 * One run under one scenario. A row without a score or a cost under it is left out and must be counted.
 *
 * @example
 * // no spans: under "once_per_event" { kind: "left_out", missing: "cost" }
 */
export function scenarioRow(facts: ScenarioFacts, scenario: FrontierScenario): ScenarioRow {
  const { id, archivedScore, bounds, archivedCost, onceCost } = facts;
  const isAdjusted = scenario === "evidence_adjusted" || scenario === "both";
  const isOnce = scenario === "once_per_event" || scenario === "both";
  const point = archivedScore === null ? null : { low: archivedScore, high: archivedScore };
  const score = isAdjusted ? bounds : point;
  const cost = isOnce ? onceCost : archivedCost;
  if (score === null) return { kind: "left_out", id, missing: "score" };
  return cost === null
    ? { kind: "left_out", id, missing: "cost" }
    : { kind: "placed", row: { id, cost, score } };
}
