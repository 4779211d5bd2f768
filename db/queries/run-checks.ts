import { and, asc, eq } from "drizzle-orm";
import type { RescoreAgreement } from "#lib/domain/replay/rescore-summary.ts";
import type { Database } from "../database.ts";
import { rescores } from "../schema/index.ts";

/** A run measured again by a ruler that it had: nothing was added, only compared. */
export interface RunCheck {
  readonly id: string;
  readonly measurementKey: string;
  readonly agreement: RescoreAgreement;
  readonly numberReturned: string | null;
  readonly tool: string | null;
  /** ISO time, UTC. */
  readonly publishedAt: string;
}

/** The checks of a run, the oldest first. */
export async function runChecks(db: Database, runId: string): Promise<RunCheck[]> {
  const rows = await db
    .select({
      id: rescores.id,
      measurementKey: rescores.measurementKey,
      agreement: rescores.agreement,
      numberReturned: rescores.numberReturned,
      tool: rescores.tool,
      publishedAt: rescores.publishedAt,
    })
    .from(rescores)
    .where(and(eq(rescores.runId, runId), eq(rescores.addsScores, false)))
    .orderBy(asc(rescores.publishedAt), asc(rescores.id));
  return rows.flatMap(({ agreement, publishedAt, ...check }) =>
    agreement === null ? [] : [{ ...check, agreement, publishedAt: publishedAt.toISOString() }],
  );
}
