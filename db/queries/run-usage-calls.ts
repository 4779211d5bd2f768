import { and, asc, eq, gt, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { CountedCall } from "#lib/domain/ledger/counted-call.ts";
import type { Database } from "../database.ts";
import { runs, usageCalls } from "../schema/index.ts";

/** A stored span; whose run it is the asker knows. */
export type StoredCall = Omit<CountedCall, "run">;

export interface UsageCallPage {
  /** The last place of the page before; null for the first page. */
  readonly afterPlace: number | null;
  readonly limit: number;
  /** Only the spans of this task; of no task when null; of all when absent. */
  readonly task?: string | null | undefined;
  readonly trial?: number | undefined;
}

/** A page of a published run's spans in the archive's order. */
export async function runUsageCalls(
  db: Database,
  runId: string,
  page: UsageCallPage,
): Promise<StoredCall[]> {
  const rows = await db
    .select({ call: usageCalls })
    .from(usageCalls)
    .innerJoin(runs, eq(runs.id, usageCalls.runId))
    .where(and(eq(usageCalls.runId, runId), isNotNull(runs.publishedAt), ...filters(page)))
    .orderBy(asc(usageCalls.place))
    .limit(page.limit);
  return rows.map(({ call: { runId: _run, spanId: id, role, ...call } }) => ({
    ...call,
    id,
    role: ofOneRole(role),
  }));
}

function filters({ afterPlace, task, trial }: UsageCallPage): SQL[] {
  const conditions: SQL[] = [];
  if (afterPlace !== null) conditions.push(gt(usageCalls.place, afterPlace));
  if (task !== undefined) {
    conditions.push(task === null ? isNull(usageCalls.task) : eq(usageCalls.task, task));
  }
  if (trial !== undefined) conditions.push(eq(usageCalls.trial, trial));
  return conditions;
}

/** The table refuses `all`; the column's type cannot say so. */
function ofOneRole(role: typeof usageCalls.$inferSelect.role): StoredCall["role"] {
  if (role === "all") throw new Error("a span was stored as everybody's");
  return role;
}
