import type { FrontierRow } from "./frontier.ts";
import { frontierSteps } from "./frontier-steps.ts";

/** The budgets for which a row is the best sure pick, in USD: from `low` up to `high`, null for any above. */
export interface BudgetRange {
  readonly id: string;
  readonly low: number;
  readonly high: number | null;
}

/**
 * For each step of the guaranteed line, who gives it: "best certain pick from $0.40 to $1.10". Rows that tie
 * for a step each have its range. A row whose cost has no upper end is no sure pick at any budget.
 *
 * @example
 * // A 0.5 at $1, B 0.7 at $3: A from 1 to 3, B from 3 on
 */
export function budgetRanges(rows: readonly FrontierRow[]): readonly BudgetRange[] {
  const steps = frontierSteps(rows).guaranteed;
  const ranges = new Map(
    steps.map(({ cost, score }, index) => {
      return [corner(cost, score), { low: cost, high: steps[index + 1]?.cost ?? null }];
    }),
  );
  return rows
    .flatMap(({ id, cost, score }) => {
      if (cost === null || cost.high === null) return [];
      const range = ranges.get(corner(cost.high, score.low));
      return range === undefined ? [] : [{ id, ...range }];
    })
    .toSorted((a, b) => a.low - b.low);
}

function corner(cost: number, score: number): string {
  return `${cost} ${score}`;
}
