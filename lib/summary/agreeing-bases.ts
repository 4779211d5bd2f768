import type { CostBasis } from "#lib/domain/ledger/cost.ts";
import type { CostTotal } from "#lib/domain/run-summary.ts";

const tolerance = 0.005;

/**
 * The bases whose total lies within 0.5 % of the reported figure (decisions.md 12): everybody's where it is known,
 * else the agent's. Empty when nothing can be compared; several when nothing was billed twice.
 */
export function agreeingBases(costs: readonly CostTotal[]): CostBasis[] {
  const role = (["all", "agent"] as const).find((role) => reportedUsd(costs, role) !== null);
  if (role === undefined) return [];
  const reported = reportedUsd(costs, role);
  if (reported === null) return [];
  const agreeing = costs.filter(
    (cost) =>
      cost.basis !== "reported" &&
      cost.role === role &&
      cost.usd !== null &&
      Math.abs(cost.usd - reported) <= tolerance * Math.abs(reported),
  );
  return [...new Set(agreeing.map(({ basis }) => basis))];
}

function reportedUsd(costs: readonly CostTotal[], role: "all" | "agent"): number | null {
  return costs.find((cost) => cost.basis === "reported" && cost.role === role)?.usd ?? null;
}
