import { type OneDenominator, oneDenominator } from "./one-denominator.ts";
import type { ReportedDiff } from "./reported-diff.ts";
import type { ReportedRow } from "./reported-row.ts";
import type { TaskSetSize } from "./task-set-size.ts";

/**
 * The denominators behind the figures that a diff compared. Null unless the figure is a share of single
 * episodes (pass^1): pass^k is a mean over tasks, and money is no share.
 */
export function comparedDenominator(
  { metric, ranks }: Pick<ReportedDiff, "metric" | "ranks">,
  before: readonly ReportedRow[],
  after: readonly ReportedRow[],
  { tasks, trials }: Pick<TaskSetSize, "tasks" | "trials">,
): OneDenominator | null {
  const [, taskSet, name] = /^(.*)\/(pass_hat_1)$/.exec(metric) ?? [];
  if (taskSet === undefined || name === undefined) return null;
  const find = (rows: readonly ReportedRow[], id: string) =>
    rows.find((row) => row.id === id && row.taskSet === taskSet);
  const units = new Set([...before, ...after].map((row) => row.units?.[name]));
  const [unit, ...others] = (["percent", "fraction"] as const).filter((one) => units.has(one));
  if (unit === undefined || others.length > 0) return null;
  const rows = ranks.flatMap(({ id }) => {
    const [was, is] = [find(before, id)?.figures[name], find(after, id)?.figures[name]];
    return typeof was === "string" && typeof is === "string"
      ? [{ id, before: was, after: is }]
      : [];
  });
  return oneDenominator(rows, { episodes: tasks * trials, unit });
}
