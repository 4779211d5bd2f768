import { desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CorrectionKind } from "#lib/domain/correction/correction.ts";
import type { CorrectionState, LoggedCorrection } from "#lib/domain/correction/correction-state.ts";
import type { Database } from "../database.ts";
import { boards, corrections, runs } from "../schema/index.ts";

export interface CorrectionFilter {
  readonly id?: string | undefined;
  readonly board?: string | undefined;
  readonly run?: string | undefined;
  readonly kind?: CorrectionKind | undefined;
  readonly state?: CorrectionState | undefined;
  readonly limit?: number | undefined;
}

const later = alias(corrections, "later");

/** The board that a correction speaks of, by its run, its task set or its own word. */
const boardSlug = sql<string | null>`(
  select ${boards.slug} from ${boards}
  where ${boards.slug} = ${corrections.target}->>'board'
    or (${boards.benchmark}, ${boards.taskSet}) = (${corrections.target}->>'benchmark', ${corrections.target}->>'taskSet')
    or exists (select 1 from ${runs}
      where ${runs.id} = ${corrections.target}->>'run' and ${runs.publishedAt} is not null
        and ${runs.benchmark} = ${boards.benchmark} and ${runs.taskSet} = ${boards.taskSet})
  limit 1
)`;

/** Corrections with what has become of them, the newest first: all, or those of a filter. */
export async function correctionLog(
  db: Database,
  filter: CorrectionFilter,
): Promise<readonly LoggedCorrection[]> {
  const rows = await db
    .select({ correction: corrections, supersededBy: later.id, board: boardSlug })
    .from(corrections)
    .leftJoin(later, eq(later.supersedes, corrections.id))
    .where(sql.join([sql`true`, ...conditions(filter)], sql` and `))
    .orderBy(desc(corrections.createdAt), desc(corrections.id))
    .limit(filter.limit ?? 10_000);
  return rows.map(({ correction: { change, ...row }, supersededBy, board }) => ({
    ...row,
    ...(change === null ? {} : { change }),
    createdAt: row.createdAt.toISOString(),
    state: supersededBy === null ? "in_force" : "superseded",
    ...{ supersededBy, board },
  }));
}

function conditions({ id, board, run, kind, state }: CorrectionFilter): SQL[] {
  return [
    id === undefined ? null : sql`${corrections.id} = ${id}`,
    board === undefined ? null : sql`${boardSlug} = ${board}`,
    run === undefined ? null : sql`${corrections.target}->>'run' = ${run}`,
    kind === undefined ? null : sql`${corrections.kind} = ${kind}`,
    state === undefined ? null : sql`(${later.id} is null) = ${state === "in_force"}`,
  ].filter((condition) => condition !== null);
}
