import { inArray } from "drizzle-orm";
import type { CorrectedFigures } from "#lib/domain/correction/corrected-figures.ts";
import type { Database } from "../database.ts";
import { correctedTallies } from "../schema/index.ts";

/** The corrected figures of some runs, by run and measurement as `rowKey` writes them. */
export async function correctedRows(
  db: Database,
  runs: readonly string[],
): Promise<ReadonlyMap<string, CorrectedFigures>> {
  const rows = await db
    .select()
    .from(correctedTallies)
    .where(inArray(correctedTallies.runId, [...runs]));
  return new Map(
    rows.map(({ runId, measurementKey, ...figures }) => [rowKey(runId, measurementKey), figures]),
  );
}

export function rowKey(runId: string, measurementKey: string): string {
  return `${runId} ${measurementKey}`;
}
