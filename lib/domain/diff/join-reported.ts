import type { ChangedRow } from "./order-changes.ts";
import type { ReportedRow } from "./reported-row.ts";
import type { RulerPair } from "./ruler-pair.ts";

/** A listed row with its figure and its ruler on both sides. */
export interface JoinedRow extends ChangedRow<string> {
  readonly label: string;
  readonly rulers: RulerPair;
}

export interface JoinedReported {
  readonly joined: readonly JoinedRow[];
  readonly apart: readonly { readonly id: string; readonly reason: string }[];
  /** Distinct rows of the task set on either side. */
  readonly parsed: number;
}

/**
 * Joins the rows of one task set in two archives by id. A row that is not listed, stands on one side
 * only or lacks the figure is set apart with the reason. So is a folder that is not listed and holds
 * other task sets only: whoever counts folders finds every one of them.
 */
export function joinReported(
  before: readonly ReportedRow[],
  after: readonly ReportedRow[],
  taskSet: string,
  metric: string,
): JoinedReported {
  const [old, now] = [byId(before, taskSet), byId(after, taskSet)];
  const ids = new Set([...old.keys(), ...now.keys()]);
  const unlisted = new Map(
    [...before, ...after].filter(({ listed }) => !listed).map((row) => [row.id, row] as const),
  );
  const joined: JoinedRow[] = [];
  const apart: { id: string; reason: string }[] = [];
  for (const id of ids) {
    if (unlisted.has(id)) continue;
    const outcome = join(old.get(id), now.get(id), metric);
    if (typeof outcome === "string") apart.push({ id, reason: outcome });
    else joined.push(outcome);
  }
  for (const [id, { unlistedReason }] of unlisted) {
    apart.push({ id, reason: unlistedReason ?? "not listed" });
  }
  return { joined, apart, parsed: ids.size };
}

function join(
  old: ReportedRow | undefined,
  now: ReportedRow | undefined,
  metric: string,
): JoinedRow | string {
  if (old === undefined) return "only in the archive after";
  if (now === undefined) return "only in the archive before";
  const [before, after] = [figure(old, metric), figure(now, metric)];
  if (before === null && after === null) return "no figure on either side";
  if (before === null) return "no figure before";
  if (after === null) return "no figure after";
  const rulers = { before: old.parts, after: now.parts };
  return { id: now.id, label: now.label, before, after, rulers };
}

function figure({ figures }: ReportedRow, metric: string): string | null {
  return figures[metric] ?? null;
}

function byId(rows: readonly ReportedRow[], taskSet: string): ReadonlyMap<string, ReportedRow> {
  return new Map(rows.filter((row) => row.taskSet === taskSet).map((row) => [row.id, row]));
}
