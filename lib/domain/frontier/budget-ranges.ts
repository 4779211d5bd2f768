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
  const byCorner = new Map<string, string[]>();
  for (const { id, cost, score } of rows) {
    if (cost === null || cost.high === null) continue;
    const key = corner(cost.high, score.low);
    const owners = byCorner.get(key);
    if (owners === undefined) byCorner.set(key, [id]);
    else owners.push(id);
  }
  return steps.flatMap(({ cost, score }, index) => {
    const high = steps[index + 1]?.cost ?? null;
    const owners = byCorner.get(corner(cost, score)) ?? [];
    return owners.map((id) => ({ id, low: cost, high }));
  });
}

function corner(cost: number, score: number): string {
  return `${cost} ${score}`;
}
